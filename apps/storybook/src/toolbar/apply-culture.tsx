import type { Decorator } from '@storybook/react-vite';

/** Args by culture: `{ da: { label: 'Farve' } }`. */
type CultureArgs = Record<string, Record<string, unknown>>;

/**
 * Gives a story its args in the toolbar's language, if it has them: `parameters.cultures`, and over them
 * `parameters.longTexts` if the toolbar is set to long texts.
 */
export const applyCulture: Decorator = (Story, { args, globals, parameters }) => {
  const usual: CultureArgs = parameters.cultures ?? {};
  const long: CultureArgs = (globals.texts === 'long' && parameters.longTexts) || {};
  return <Story args={{ ...args, ...usual[globals.culture], ...long[globals.culture] }} />;
};
