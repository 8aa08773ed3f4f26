import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Saved on this device',
    children: <button type="button">Favourites</button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    matrix: { framed: true, height: 200, story: 'Shown' },
    usage: {
      when: 'Adds a few words to a control, for pointer and keyboard.',
      do: ['Load it after the first view.', 'Put it on something that takes focus.'],
      dont: ['Do not say in it what is needed: touch does not show it.', 'Do not put controls into it.'],
    },
    longTexts: {
      da: { text: 'Favoritter gemmes kun på denne enhed, indtil du opretter en brugerkonto' },
      es: { text: 'Los favoritos solo se guardan en este dispositivo hasta que te crees una cuenta' },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shown: Story = { play: async ({ userEvent }) => userEvent.tab() };
