"""What the service counts, for Prometheus. Each process counts for itself."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one app, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "playcall_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "playcall_request_seconds", "Time to answer.", ["route"], registry=self.registry, buckets=LATENCIES
        )
        self.sockets = Gauge("playcall_sockets", "Sockets open.", registry=self.registry)
        self.received = Counter("playcall_messages_received", "Messages from sockets.", registry=self.registry)
        self.sent = Counter("playcall_messages_sent", "Messages to sockets.", registry=self.registry)
        self.sent_bytes = Counter("playcall_bytes_sent", "Bytes of messages to sockets.", registry=self.registry)
        self.refusals = Counter("playcall_refusals", "Refusals on sockets.", ["code"], registry=self.registry)
        self.closed = Counter("playcall_sockets_closed", "Sockets closed by us.", ["code"], registry=self.registry)
        self.tables = Gauge("playcall_tables_in_memory", "Tables in memory.", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
