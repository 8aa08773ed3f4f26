import { beginNavigation } from './progress/progress';
import { report } from './reporting/report';
import { reloadOnce } from './screens/error/reload-once';

/*
 * What a shop does in the browser before its page comes to life. A shell's `instrumentation-client.ts` re-exports it:
 * exceptions that nobody caught are reported, and a part of the page that could not be fetched makes it load again.
 */
window.addEventListener('error', ({ error }) => error && report(error));
window.addEventListener('unhandledrejection', ({ reason }) => {
  report(reason);
  if (reason instanceof Error) reloadOnce(reason);
});

export { beginNavigation as onRouterTransitionStart };
