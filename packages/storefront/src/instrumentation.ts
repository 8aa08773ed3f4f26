/** Runs when a shop's server starts. A shell's `instrumentation.ts` re-exports it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchRequests } = await import('./entry/watch-requests');
  watchRequests();
  if (process.env.NODE_ENV !== 'production') return;
  const { logConsole } = await import('./log');
  logConsole();
}
