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
/** How long a tap waits: for the app, for scripts that are slow, and for the app where the browser can do without it. */
const patienceMs = { app: 10_000, scripts: 30_000, native: 4_000 };

/** @type {EarlyAction[]} in the order in which they happened */
let actions = [];
/** @type {HTMLElement | null} */
let focused = null;
/** The buttons that came with the document: the app takes over these, and no others. @type {WeakSet<Element> | undefined} */
let served;
let isRepeating = false;
/** Whether an event comes from a repeated action: browsers trust some of them. */
let isOwn = false;

/** @param {Omit<EarlyAction, 'find' | 'since'>} action */
function keep(action) {
  actions.push({ ...action, find: findAgain(action.element), since: Date.now() });
  void repeatAll();
}

/** Links, fields, and what opens by itself work without scripts. A button waits, behind what happened before it. */
function keepTap(/** @type {MouseEvent} */ event) {
  const button = event.isTrusted && /** @type {Element} */ (event.target).closest(buttons);
  if (!button || (isAlive(button) ? actions.length === 0 : served && !served.has(button))) return;
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
  if (!isAlive(field) || actions.some(isAbout(field))) keepState(field);
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
    if (focused) repeatFocus(focused);
    if (actions[0]) repeatOne(actions[0]);
    actions.filter(isOverdue).forEach(giveUp);
  }
  isRepeating = false;
}

/** @param {HTMLElement} element */
function repeatFocus(element) {
  const isVain = loadedAt > 0 && Date.now() - loadedAt > patienceMs.app;
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
  if (action.repeat(element)) forget(action);
  isOwn = false;
}

/** @param {EarlyAction} action */
function forget(action) {
  action.element.removeAttribute('aria-busy');
  actions = actions.filter((one) => one !== action);
}

/** @param {EarlyAction} action */
function isOverdue({ isTap, find, since }) {
  const now = Date.now();
  if (isTap && nativeForm(find())) return now - since > patienceMs.native;
  if (loading > 0) return isTap && now - since > patienceMs.scripts;
  return now - Math.max(since, loadedAt) > patienceMs.app;
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
