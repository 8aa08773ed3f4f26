// Ends with code 0 if the program in this container is ready for requests: for health checks of containers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`, {
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
