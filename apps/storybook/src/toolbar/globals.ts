import type { Preview } from '@storybook/react-vite';
import { clubs } from '../clubs/clubs';
import type { Mode } from './mode';

/** The languages of the stories' texts. A story without texts in a language shows its English ones. */
const cultures = [
  { value: 'en', title: 'English' },
  { value: 'da', title: 'Dansk' },
  { value: 'es', title: 'Español' },
];

const modes: { value: Mode; title: string }[] = [
  { value: 'normal', title: 'Normal' },
  { value: 'zoom', title: '200 % zoom' },
  { value: 'reduced-motion', title: 'Reduced motion' },
  { value: 'forced-colors', title: 'Forced colours' },
];

export const globalTypes: Preview['globalTypes'] = {
  club: {
    description: 'Club',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: clubs.map(({ id, siteName }) => ({ value: id, title: siteName })),
    },
  },
  culture: {
    description: 'Culture',
    toolbar: { icon: 'globe', dynamicTitle: true, items: cultures },
  },
  texts: {
    description: 'Texts',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'usual', title: 'Usual texts' },
        { value: 'long', title: 'Long texts (Dansk, Español)' },
      ],
    },
  },
  dir: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  mode: {
    description: 'Mode',
    toolbar: { icon: 'accessibility', dynamicTitle: true, items: modes },
  },
};

export const initialGlobals = {
  club: clubs[0]?.id,
  culture: 'en',
  texts: 'usual',
  dir: 'ltr',
  mode: 'normal',
};

/** The settings of the toolbar. */
export type Globals = typeof initialGlobals;
