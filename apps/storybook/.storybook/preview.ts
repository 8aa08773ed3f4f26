import type { Preview } from '@storybook/react-vite';
import { describeOptions } from '../src/docs/describe-options';
import { DocsPage } from '../src/docs/docs-page';
import { annotations } from '../src/toolbar/annotations';

const preview: Preview = {
  ...annotations,
  tags: ['autodocs'],
  argTypesEnhancers: [describeOptions],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage },
    options: { storySort: { order: ['Overview', 'Tokens', '*'] } },
  },
};

export default preview;
