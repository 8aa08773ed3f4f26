/** Runs when a shop's server starts. A shell's `instrumentation.ts` re-exports it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { brand } = await import('club-brand');
  const { watchRequests } = await import('./entry/watch-requests');
  const { watchFailedResponses } = await import('./entry/failed-responses');
  watchFailedResponses(brand.cultures);
  watchRequests();
}
