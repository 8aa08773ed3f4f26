import type { Preview } from '@storybook/react-vite';
import { describeProps } from '../src/docs/describe-props';
import { DocsPage } from '../src/docs/docs-page';
import { annotations } from '../src/toolbar/annotations';

const preview: Preview = {
  ...annotations,
  tags: ['autodocs'],
  argTypesEnhancers: [describeProps],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Overview', ['Matrix', 'Tokens'], 'Layout', 'Typography', 'Actions', 'Forms', 'Feedback'],
      },
    },
  },
};

export default preview;
