/** A page is reloaded at most once in this time, in milliseconds (S2.38, S9.5). */
const reloadGuard = 60_000;

/** Where the tab keeps when its page was reloaded. */
export const reloadedAtKey = 'matchday-reloaded-at';

/** Whether a part of the page could not be fetched. */
export const isMissingPart = (error: Error): boolean =>
  /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`);

/**
 * Reloads the page when a part of it could not be fetched, as after a new release, at most once in 60 seconds (S8.7). Not
 * while offline: the current page is better than none.
 */
export function reloadOnce(error: Error): void {
  if (!isMissingPart(error) || !navigator.onLine) return;
  if (isFirst()) location.reload();
}

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedAtKey) ?? 0);
    if (Date.now() - last < reloadGuard) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
    return true;
  } catch {
    // A browser without storage could reload forever.
    return false;
  }
}
