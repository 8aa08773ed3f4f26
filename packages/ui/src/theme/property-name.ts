const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token, named after its path: `color`, `textMuted` is `color-text-muted`. */
export const propertyName = (path: readonly string[]) => path.map(kebab).join('-');
