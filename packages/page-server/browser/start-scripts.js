const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const pressEnds = ['pointerup', 'pointercancel'];
const quietMs = 3_000;
/** How long a press or a missing paint holds the scripts up at most. */
const longestAnswerMs = 400;

/** The scripts that are still to be loaded. */
let missing = scripts;
let loading = 0;
let loadedAt = 0;
let hasStarted = false;

/**
 * Starts the scripts, at the first sign of a person at the latest. What a person sees of an act comes before them: scripts
 * that run between a press and its click, or before the next paint, delay the answer to the first tap.
 *
 * @param {any} sign
 */
function start({ type, pointerType }) {
  for (const one of signs) removeEventListener(one, start, true);
  setTimeout(begin, longestAnswerMs);
  if (pointerType !== 'touch' && type !== 'touchstart') beginAfterPaint();
  else for (const end of pressEnds) addEventListener(end, beginAfterPaint, { capture: true, once: true });
}

/** A click comes up to one frame after the end of its press. */
function beginAfterPaint() {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
}

function begin() {
  if (hasStarted) return;
  hasStarted = true;
  load();
}

function load() {
  const now = missing;
  missing = [];
  for (const attributes of now) {
    const script = document.createElement('script');
    for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
    // A person waits for them now, and a browser opens few connections to an HTTP/1.1 server.
    script.fetchPriority = 'high';
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
for (const end of pressEnds) addEventListener(end, endPress, true);
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
  setTimeout(() => whenIdle(begin), quietMs);
});
