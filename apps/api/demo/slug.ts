const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ß: 'ss' };

/** A name as a segment of a path: small ASCII letters, digits and hyphens. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøåß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
