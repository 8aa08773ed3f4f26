/** Registers the service worker, which caches the offline page. */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV === 'production')
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
