type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName) && element.getAttribute('type') !== 'checkbox';

/** The inputs of a form that differ from its values, by name; null if there are none. */
export function earlyValues<Name extends string>(
  form: Pick<HTMLFormElement, 'elements'>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> | null {
  const found = [...form.elements]
    .filter(isControl)
    .filter(({ name, value }) => name in values && value !== '' && value !== values[name as Name])
    .map(({ name, value }) => [name, value]);
  return found.length > 0 ? (Object.fromEntries(found) as Partial<Record<Name, string>>) : null;
}
