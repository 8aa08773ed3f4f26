const longest = 60;

/** The last part of an address, from a name: `Iker Núñez` becomes `iker-nunez`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'Ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/** An id from a name that is not known yet. */
export function newId(name: string, known: readonly string[], fallback: string): string {
  const base = slugOf(name) || fallback;
  let id = base;
  for (let count = 2; known.includes(id); count += 1) id = `${base}-${count}`;
  return id;
}

const longestNamed = 36;
const markLength = 5;

/** An id from a name that nobody else gets. */
export const uniqueId = (name: string, fallback: string): string =>
  `${newId(name, [], fallback).slice(0, longestNamed)}-${crypto.randomUUID().replaceAll('-', '').slice(0, markLength)}`;
