"""Simulation, measurement and balance."""
