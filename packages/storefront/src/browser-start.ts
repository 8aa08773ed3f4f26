import { beginNavigation } from './progress/navigation';
import { report } from './reporting/report';
import { reloadOnce } from './screens/error/reload-once';

/*
 * Runs in the browser before the page is hydrated. A shell's `instrumentation-client.ts` re-exports it:
 * uncaught exceptions are reported, and a part of the page that could not be fetched makes it load again.
 */
window.addEventListener('error', ({ error }) => error && report(error));
window.addEventListener('unhandledrejection', ({ reason }) => {
  report(reason);
  if (reason instanceof Error) reloadOnce(reason);
});

export { beginNavigation as onRouterTransitionStart };
