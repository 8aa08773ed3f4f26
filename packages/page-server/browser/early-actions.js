/**
 * @typedef {object} EarlyAction what a person did before the app listened
 * @property {Element} element
 * @property {() => Element | null} find
 * @property {(element: any) => boolean} repeat returns whether the app noticed it
 * @property {number} since
 * @property {boolean} isTap
 * @property {boolean} [canRepeat] the app has taken over the element
 */

const buttons = 'button:not([popovertarget]), [role="button"]';
const fields = 'input, select, textarea';
const tickMs = 25;
const longestPressMs = 1_000;
/**
 * How long a tap waits: for the app, for scripts that are slow, and for the app where the browser can do without it. Only
 * turns of the page count: a busy phone takes longer for each, and the app needs more of its time too.
 */
const patienceMs = { app: 10_000, scripts: 30_000, native: 4_000 };

/** @type {EarlyAction[]} in the order in which they happened */
let actions = [];
/** @type {HTMLElement | null} */
let focused = null;
/** What came with the document: the app takes over these, and makes the others itself. @type {WeakSet<Element> | undefined} */
let served;
/** What the app had taken over for good before a person acted on it. @type {WeakSet<Element>} */
const ready = new WeakSet();
/** @param {Element} element */
const isReadyNow = (element) => ready.has(element) || (served !== undefined && !served.has(element));
/** How long something has waited, on a clock that stands still while nothing does. */
let waitedMs = 0;
/** When the press began that has not ended yet. */
let pressedAt = 0;
let isRepeating = false;
/** Whether an event comes from a repeated action: browsers trust some of them. */
let isOwn = false;

/** @param {Omit<EarlyAction, 'find' | 'since'>} action */
function keep(action) {
  actions.push({ ...action, find: findAgain(action.element), since: waitedMs });
  void repeatAll();
}

/**
 * A press can begin before the app listens and end after it does. Only what was ready at its beginning is left to the
 * app: a browser has changed a field before its click arrives, and React takes that for the field's first state.
 */
function beginPress(/** @type {Event} */ { isTrusted, type, target }) {
  if (!isTrusted) return;
  if (type === 'pointerdown') pressedAt = Date.now();
  const element = /** @type {any} */ (target).closest(`label, ${buttons}, ${fields}`);
  const pressed = element?.control ?? element;
  if (!pressed || isReadyNow(pressed) || !isReady(pressed)) return;
  ready.add(pressed);
  // An arrow key chooses another radio than the one that has the focus.
  if (pressed.type === 'radio') for (const one of document.getElementsByName(pressed.name)) ready.add(one);
}

function endPress() {
  pressedAt = 0;
}

/** Links, fields, and what opens by itself work without scripts. A button waits, behind what happened before it. */
function keepTap(/** @type {MouseEvent} */ event) {
  const button = event.isTrusted && /** @type {Element} */ (event.target).closest(buttons);
  if (!button || (isReadyNow(button) && (actions.length === 0 || !isAlive(button)))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!actions.some(({ element }) => element === button)) {
    button.setAttribute('aria-busy', 'true');
    keep({ element: button, repeat: repeatTap, isTap: true });
  }
  loadAgain();
}

/** Whether an action is about a field, or about a radio of the same group. @param {any} field */
const isAbout =
  (field) =>
  (/** @type {{ element: any }} */ { element }) =>
    element === field ||
    (field.type === 'radio' && element.name === field.name && element.form === field.form);

/** Keeps the last state of a field that a person left before a tap, or last of all. @param {any} field */
function keepState(field) {
  const state = field[stateNameOf(field)];
  const lastTap = actions.findLastIndex(({ isTap }) => isTap);
  const isOld = isAbout(field);
  actions = actions.filter((action, index) => index < lastTap || !isOld(action));
  keep({ element: field, repeat: (now) => repeatChange(now, state), isTap: false });
}

/** The app may have taken over a field in the middle of a word. */
function keepChange(/** @type {Event} */ { isTrusted, target }) {
  const field = /** @type {Element} */ (target);
  if (!isTrusted || isOwn || !field.matches(fields)) return;
  if (!isReadyNow(field) || actions.some(isAbout(field))) keepState(field);
}

/** A browser that returns to a page, or loads it again, restores what was chosen without an event. */
function keepRestored() {
  for (const field of document.querySelectorAll('input:checked'))
    if (field instanceof HTMLInputElement && !field.defaultChecked && !isAlive(field)) keepState(field);
}

function keepFocus(/** @type {FocusEvent} */ { isTrusted, target }) {
  if (!isTrusted || !(target instanceof HTMLElement) || isAlive(target)) return;
  focused = target;
  void repeatAll();
}

/** Repeats each action as soon as the app has taken over its element, and has shown what came of the one before. */
async function repeatAll() {
  if (isRepeating) return;
  isRepeating = true;
  while (actions.length > 0 || focused) {
    await new Promise((resolve) => setTimeout(resolve, tickMs));
    waitedMs += tickMs;
    if (focused) repeatFocus(focused);
    // Whoever presses now means the element that is there now: repeating could replace it before its click.
    if (actions[0] && Date.now() - pressedAt > longestPressMs) repeatOne(actions[0]);
    actions.filter(isOverdue).forEach(giveUp);
  }
  isRepeating = false;
}

/** @param {HTMLElement} element */
function repeatFocus(element) {
  const isVain = loadedAt > 0 && waitedMs - loadedAt > patienceMs.app;
  if (element === document.activeElement && !isAlive(element) && !isVain) return;
  focused = null;
  if (element === document.activeElement) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** @param {EarlyAction} action */
function repeatOne(action) {
  const element = action.find();
  const isSettled = action.canRepeat;
  action.canRepeat = element !== null && isReady(element);
  // In between, the effects of a part that was just taken over have run.
  if (!isSettled || !action.canRepeat) return;
  isOwn = true;
  if (action.repeat(element)) {
    forget(action);
    if (element) ready.add(element);
  }
  isOwn = false;
}

/** @param {EarlyAction} action */
function forget(action) {
  action.element.removeAttribute('aria-busy');
  actions = actions.filter((one) => one !== action);
}

/** @param {EarlyAction} action */
function isOverdue({ isTap, find, since, element }) {
  // After a tap that asks for a print, the form alone would order something else.
  const isFirst = actions.find(({ isTap }) => isTap)?.element === element;
  const waited = waitedMs - Math.max(since, loading > 0 ? 0 : loadedAt);
  if (isFirst && nativeForm(find())) return waited > patienceMs.native;
  if (loading > 0) return isTap && waited > patienceMs.scripts;
  return waited > patienceMs.app;
}

/** The form that the browser can submit with a button. @param {any} button @returns {HTMLFormElement | null} */
const nativeForm = (button) =>
  button?.type === 'submit' && button.form?.hasAttribute('action') ? button.form : null;

/** Lets the browser do without the app what it can, or loads the page again, so that the person sees something happen. */
function giveUp(/** @type {EarlyAction} */ action) {
  const element = action.find();
  forget(action);
  if (!action.isTap) return;
  const form = nativeForm(element);
  if (form) form.requestSubmit(/** @type {HTMLElement} */ (element));
  else location.reload();
}
