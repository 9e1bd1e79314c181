"""Drawing: SVG as text, lettering that fits, figures and marks. Games make their card faces of it."""
