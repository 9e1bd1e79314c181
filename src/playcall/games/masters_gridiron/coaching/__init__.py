"""The coach's parts for Audibles: whether to play them, and the choices they bring."""
