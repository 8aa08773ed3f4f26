/** Attributes that express a state and that styles may select. */
const stateAttributes = [
  'aria-current',
  'aria-selected',
  'aria-pressed',
  'aria-checked',
  'aria-disabled',
  'data-selected',
  'data-current',
  'data-active',
  'data-focused',
  'data-disabled',
  'data-state',
  'data-trail',
];

const states = [
  'a[aria-current]',
  'button[aria-current]',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-checked="true"]',
  '[aria-disabled="true"]',
  '[data-active]',
  // A field has the attribute too; its focus ring is tested with those of all fields.
  '[role="option"][data-focused]',
].join(', ');

/** Removes a state and returns a function that restores it. */
export interface State {
  element: Element;
  name: string;
  without: (look: () => string) => string;
}

/** An element, its container or both may express a state. */
function withoutAttributes(element: Element, look: () => string): string {
  const bearers = [element, element.parentElement].filter((one) => one !== null);
  const taken = bearers.flatMap((bearer) =>
    stateAttributes.flatMap((name) => {
      const value = bearer.getAttribute(name);
      return value === null ? [] : [{ bearer, name, value }];
    }),
  );
  for (const { bearer, name } of taken) bearer.removeAttribute(name);
  const found = look();
  for (const { bearer, name, value } of taken) bearer.setAttribute(name, value);
  return found;
}

function withoutProperty(element: Element, name: 'checked' | 'disabled', look: () => string): string {
  Reflect.set(element, name, false);
  const found = withoutAttributes(element, look);
  Reflect.set(element, name, true);
  return found;
}

/** Every state on the page except an invalid value, which a text explains. */
export function statesOnPage(): State[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return [
    ...all(states).map((element) => ({
      element,
      name: stateAttributes.find((name) => element.hasAttribute(name)) ?? '',
      without: (look: () => string) => withoutAttributes(element, look),
    })),
    ...(['checked', 'disabled'] as const).flatMap((name) =>
      all(`:${name}:not(option, fieldset)`).map((element) => ({
        element,
        name,
        without: (look: () => string) => withoutProperty(element, name, look),
      })),
    ),
  ];
}
