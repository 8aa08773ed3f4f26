const guard = 60_000;
const key = 'matchday-reloaded-at';

/** Loads the page anew when a part of it could not be fetched, at most once in 60 seconds (S2.38). */
export function reloadOnce(error: Error): void {
  if (!/chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)) return;
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < guard) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
