// Runs in the page before its own scripts: what the browser reports about it, in milliseconds.
globalThis.observed = { largestPaint: 0, layoutShift: 0, blocking: 0, interaction: 0 };

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) globalThis.observed.largestPaint = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if ('value' in entry) globalThis.observed.layoutShift += Number(entry.value);
}).observe({ type: 'layout-shift', buffered: true });

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.observed.blocking += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if ('interactionId' in entry && entry.interactionId)
      globalThis.observed.interaction = Math.max(globalThis.observed.interaction, entry.duration);
}).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
