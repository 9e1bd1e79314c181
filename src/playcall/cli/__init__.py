"""The command line. Everything heavy is imported by the command that needs it."""


def main() -> None:
    """Run `playcall` with the arguments of the process and leave with its exit code."""
    import sys

    from playcall.cli.app import run

    sys.exit(run(sys.argv[1:]))
