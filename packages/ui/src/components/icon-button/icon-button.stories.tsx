import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster';
import { IconButton, type IconButtonLook } from './icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { icon: 'search', label: 'Search' },
  parameters: {
    usage: {
      when: 'An action that its icon alone makes clear: close, search, one more.',
      do: ['Name what pressing it does in the label.'],
      dont: ['Do not use it where the icon needs explaining: a Button says it in words.'],
    },
  },
} satisfies Meta<IconButtonLook & { disabled?: boolean }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Icons: Story = {
  tags: ['matrix'],
  render: () => (
    <Cluster>
      <IconButton icon="user" label="My account" />
      <IconButton icon="filter" label="Filter" />
      <IconButton icon="close" label="Close" />
    </Cluster>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: ({ label }) => <IconButton as="a" href="#search" icon="search" label={label} />,
};
