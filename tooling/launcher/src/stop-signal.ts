/** Resolves with the first signal that asks this process to end; later ones change nothing. */
export function stopSignal(): Promise<NodeJS.Signals> {
  // A closed terminal takes the output with it, and there must be time left to stop what was started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
}
