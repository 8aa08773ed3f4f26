import type { ToastMessage } from './toast-region';

export type { ToastMessage } from './toast-region';

const load = () => import('./toast-region');

/** Preloads the toast code, so that the first toast appears immediately. */
export const preloadToasts = () => void load();

const watchers = new Set<() => void>();
let requested = false;

export const toastsRequested = () => requested;

export function watchRequested(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Shows and announces a message in the page's `Toasts`. Returns a function that closes it. */
export function notify(message: ToastMessage): () => void {
  requested = true;
  for (const watcher of watchers) {
    watcher();
  }
  const shown = load().then(({ show }) => show(message));
  return () => void shown.then((close) => close());
}
