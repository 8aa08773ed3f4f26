import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Announcement } from './announcement';

const meta = {
  title: 'Feedback/Announcement',
  component: Announcement,
  render: (args) => (
    <Text>
      Nova home shirt, 1 in the basket
      <Announcement {...args} />
    </Text>
  ),
  args: { children: 'Nova home shirt is in the basket.' },
  parameters: {
    usage: {
      when: 'A change that everybody sees and a screen reader would not mention.',
      do: ['Say in one sentence what has changed.'],
      dont: [
        'Do not announce what has the focus: it is read anyway.',
        'Do not use it for errors: an alert interrupts.',
      ],
    },
  },
} satisfies Meta<typeof Announcement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
