const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const quietMs = 3_000;

/** The scripts that are still to be loaded. */
let missing = scripts;
let loading = 0;
let loadedAt = 0;
let hasStarted = false;

/** Starts the scripts, at the first sign of a person at the latest. */
function start() {
  if (hasStarted) return;
  hasStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  load();
}

function load() {
  const now = missing;
  missing = [];
  for (const attributes of now) {
    const script = document.createElement('script');
    for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
    loading += 1;
    script.addEventListener('load', hasEnded);
    script.addEventListener('error', () => {
      hasEnded();
      missing.push(attributes);
      script.remove();
      actions.filter(({ isTap }) => isTap).forEach(giveUp);
    });
    document.head.append(script);
  }
}

function hasEnded() {
  loading -= 1;
  loadedAt = Math.max(tickMs, waitedMs);
}

/** Loads what failed before: with the next tap, or when the connection is back. */
function loadAgain() {
  if (hasStarted && missing.length > 0) load();
}

/** Fetches the scripts without running them, unless the person saves data. */
function fetchEarly() {
  if (hasStarted || /** @type {any} */ (navigator).connection?.saveData) return;
  for (const { src } of scripts) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: src, fetchPriority: 'low' });
    document.head.append(link);
  }
}

/** @param {() => void} work */
const whenIdle = (work) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : setTimeout(work);

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, beginPress, true);
for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, endPress, true);
addEventListener('click', keepTap, true);
addEventListener('input', keepChange, true);
addEventListener('focusin', keepFocus, true);
addEventListener('online', loadAgain);
addEventListener('DOMContentLoaded', () => {
  served = new WeakSet(document.querySelectorAll(`${buttons}, ${fields}`));
  keepRestored();
});
addEventListener('load', () => {
  whenIdle(fetchEarly);
  setTimeout(() => whenIdle(start), quietMs);
});
