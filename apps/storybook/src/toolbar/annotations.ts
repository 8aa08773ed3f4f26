import '@matchday/ui/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { globalTypes, initialGlobals } from './globals';
import { speakCulture } from './speak-culture';
import { wearClub, wearClubInPart } from './wear-club';

/** What a story that has the page to itself is shown with. */
export const annotations = {
  globalTypes,
  initialGlobals,
  decorators: [speakCulture, wearClub],
} satisfies Preview;

/** What a story is shown with beside those of other clubs. */
export const partAnnotations = {
  ...annotations,
  decorators: [speakCulture, wearClubInPart],
} satisfies Preview;
