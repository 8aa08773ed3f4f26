import type { Decorator } from '@storybook/react-vite';

/** Args by culture, set in `parameters.cultures`: `{ da: { label: 'Farve' } }`. */
export type CultureArgs = Record<string, Record<string, unknown>>;

/** Gives a story its args in the toolbar's language, if it has them. */
export const applyCulture: Decorator = (Story, { args, globals, parameters }) => {
  const texts: CultureArgs = parameters.cultures ?? {};
  return <Story args={{ ...args, ...texts[globals.culture] }} />;
};
