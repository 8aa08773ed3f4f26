import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  decorators: (Story) => (
    <>
      <Story />
      <div id="main" />
    </>
  ),
  args: { href: '#main', children: 'Skip to content' },
  parameters: {
    matrix: { framed: true, height: 90, story: 'Focused' },
    usage: {
      when: 'The first link of a page, seen when it has focus: past the navigation to the content.',
      do: ['Name the id of the main content.'],
      dont: ['Do not leave it out where there is a header.'],
    },
    cultures: { da: { children: 'Gå til indhold' }, es: { children: 'Ir al contenido' } },
    longTexts: {
      da: { children: 'Spring hovednavigationen over, og gå til sideindholdet' },
      es: { children: 'Saltar la navegación principal e ir al contenido de la página' },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
  },
};
