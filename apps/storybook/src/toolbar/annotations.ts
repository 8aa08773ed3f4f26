import '@matchday/ui/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { applyClub, applyClubToPart } from './apply-club';
import { applyCulture } from './apply-culture';
import { globalTypes, initialGlobals } from './globals';

/** The decorators of a story that has the page to itself. */
export const annotations = {
  globalTypes,
  initialGlobals,
  decorators: [applyCulture, applyClub],
} satisfies Preview;

/** The decorators of a story next to those of other clubs. */
export const partAnnotations = {
  ...annotations,
  decorators: [applyCulture, applyClubToPart],
} satisfies Preview;
