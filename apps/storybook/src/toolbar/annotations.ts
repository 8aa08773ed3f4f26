import '@matchday/ui/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { globalTypes, initialGlobals } from './globals';
import { speakCulture } from './speak-culture';
import { wearClub, wearClubInPart } from './wear-club';

/** The decorators of a story that has the page to itself. */
export const annotations = {
  globalTypes,
  initialGlobals,
  decorators: [speakCulture, wearClub],
} satisfies Preview;

/** The decorators of a story next to those of other clubs. */
export const partAnnotations = {
  ...annotations,
  decorators: [speakCulture, wearClubInPart],
} satisfies Preview;
