/** Resolves with the first signal that asks this process to end; later signals are ignored. */
export function stopSignal(): Promise<NodeJS.Signals> {
  // Writing to a closed terminal fails, and the process must live long enough to stop its children.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
}
