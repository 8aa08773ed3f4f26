/** React marks the elements that it has taken over, or is about to. @param {Element} element */
const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Whether an event got past React, which stops the events of parts that it has not taken over yet.
 *
 * @param {string} type
 * @param {() => void} act
 */
function passesReact(type, act) {
  let hasPassed = false;
  const pass = () => {
    hasPassed = true;
  };
  document.body.addEventListener(type, pass, true);
  act();
  document.body.removeEventListener(type, pass, true);
  return hasPassed;
}

/**
 * Whether React has taken over an element for good. An event that nothing listens to makes it hurry: an event that it
 * takes over an element for can be lost itself.
 *
 * @param {Element} element
 */
const isReady = (element) =>
  isAlive(element) &&
  passesReact('dragend', () => element.dispatchEvent(new Event('dragend', { bubbles: true })));

/** @param {HTMLElement} button */
function repeatTap(button) {
  button.removeAttribute('aria-busy');
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  return passesReact('click', () => button.click());
}

/** @param {any} field */
const stateNameOf = ({ type }) => (/^(?:radio|checkbox)$/.test(type) ? 'checked' : 'value');

/**
 * Makes the app notice a value that it took for its own: React compares each value with the last one that was set on the
 * element itself.
 *
 * @param {any} field
 * @param {string | boolean} state
 */
function repeatChange(field, state) {
  if (field.tagName === 'SELECT') {
    field.value = state;
    return passesReact('change', () => field.dispatchEvent(new Event('change', { bubbles: true })));
  }
  const name = stateNameOf(field);
  if (name === 'checked') {
    field.checked = !state;
    return passesReact('click', () => field.click());
  }
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name);
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = '';
  native?.set?.call(field, state);
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
  return passesReact('input', () => field.dispatchEvent(new Event('input', { bubbles: true })));
}
