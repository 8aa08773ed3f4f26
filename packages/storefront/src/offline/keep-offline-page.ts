/** Has the browser keep the page that it shows where there is no connection. */
export function keepOfflinePage(): void {
  if (process.env.NODE_ENV === 'production')
    navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
