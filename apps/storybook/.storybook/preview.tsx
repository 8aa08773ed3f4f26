import '@matchday/ui/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from '../src/docs/docs-page';
import { globalTypes, initialGlobals } from '../src/toolbar/globals';
import { speakCulture } from '../src/toolbar/speak-culture';
import { wearClub } from '../src/toolbar/wear-club';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [speakCulture, wearClub],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: ['Overview', ['Matrix'], 'Tokens', 'Layout', 'Typography', 'Actions', 'Forms'],
      },
    },
  },
};

export default preview;
