/**
 * Starts a page's scripts at the first sign of a person, or when the page has been idle, and repeats what the person did
 * before the app listened. It runs in browsers as it stands, with the page's scripts as its argument.
 *
 * @param {Record<string, string>[]} scripts the attributes of each script
 */
(function startScripts(scripts) {
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
  const quietMs = 3000;
  /** @type {EventTarget | null} */
  let tapped = null;
  /** @type {Set<Element>} */
  const changed = new Set();
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const attributes of scripts) {
      const script = document.createElement('script');
      for (const name in attributes) script.setAttribute(name, attributes[name]);
      script.onerror = stopWaiting;
      document.head.append(script);
    }
  }

  function fetchEarly() {
    if (navigator.connection?.saveData) return;
    for (const { src } of scripts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', href: src, fetchPriority: 'low' });
      document.head.append(link);
    }
  }

  /** Links, fields and what opens by itself work without scripts. A button waits for the app. */
  function keepTap(event) {
    const button = event.target.closest('button, [role="button"]');
    if (!button || !event.isTrusted) return;
    event.preventDefault();
    tapped = button;
    button.setAttribute('aria-busy', 'true');
  }

  const whenIdle = (work) =>
    window.requestIdleCallback ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

  const keepChange = ({ target }) => changed.add(target);

  function stopWaiting() {
    removeEventListener('click', keepTap, true);
    removeEventListener('input', keepChange, true);
    tapped?.removeAttribute('aria-busy');
  }

  function repeat() {
    stopWaiting();
    changed.forEach(repeatChange);
    if (tapped?.isConnected) tapped.click();
  }

  /** Makes the app see a value that it took for its own: it compares each value with the last one that it has seen. */
  function repeatChange(field) {
    if (field.tagName === 'SELECT') return void field.dispatchEvent(new Event('change', { bubbles: true }));
    const name = /^(?:radio|checkbox)$/.test(field.type) ? 'checked' : 'value';
    const value = field[name];
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
    field[name] = name === 'checked' ? !value : '';
    if (name === 'checked') return void field.click();
    own.set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', keepTap, true);
  addEventListener('input', keepChange, true);
  addEventListener('appready', repeat, { once: true });
  addEventListener('load', () => {
    whenIdle(fetchEarly);
    setTimeout(() => whenIdle(start), quietMs);
  });
});
