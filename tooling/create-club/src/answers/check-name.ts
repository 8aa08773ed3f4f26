import { WrongAnswer } from './answers';

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ß: 'ss' };
const reserved = new Set(['matchday', 'storefront', 'ui', 'e2e', 'shop', 'backoffice']);

/** A club's name and the id that follows from it: `Harbour Rovers` becomes `harbourrovers`. */
export function checkName(given: string, takenIds: readonly string[]): { name: string; id: string } {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  if (name.length < 2 || name.length > 40)
    throw new WrongAnswer(`The name "${name}" has ${name.length} characters: give one of 2 to 40.`);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .&'’-]*$/u.test(name))
    throw new WrongAnswer(`The name "${name}" may contain letters, digits, spaces and . & ' - only.`);
  const id = idOf(name);
  if (!/^[a-z][a-z0-9]{1,19}$/.test(id))
    throw new WrongAnswer(
      `The name "${name}" makes the id "${id}", which must have 2 to 20 letters and digits and begin with a letter.`,
    );
  if (reserved.has(id)) throw new WrongAnswer(`The id "${id}" is the name of a package of the platform.`);
  if (takenIds.includes(id)) throw new WrongAnswer(`The id "${id}" is taken: there is a folder apps/${id}.`);
  return { name, id };
}

const idOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[æøåß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
