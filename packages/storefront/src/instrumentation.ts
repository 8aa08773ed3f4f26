import type { Instrumentation } from 'next';

/** Runs when a shop's server starts. A shell's `instrumentation.ts` re-exports it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { brand } = await import('club-brand');
  const { watchRequests } = await import('./entry/watch-requests');
  watchRequests(brand);
  if (process.env.NODE_ENV !== 'production') return;
  const { logConsole } = await import('./log');
  logConsole();
}

/** Runs when the server could not answer a request. A shell's `instrumentation.ts` re-exports it. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRequestError } = await import('./reporting/report-request-error');
  reportRequestError(error, request);
};
