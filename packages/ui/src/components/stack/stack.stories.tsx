import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import { Stack, type StackLook } from './stack';

const children = ['Home', 'Away', 'Third', 'Goalkeeper'].map((name) => <Panel key={name}>{name}</Panel>);

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children },
  argTypes: { gap: { options: ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl'], control: 'inline-radio' } },
  parameters: {
    usage: {
      when: 'Sets children below one another with even space between them.',
      do: [
        'Let the stack space its children; give them no margins of their own.',
        'Choose the gap by how closely the children belong together.',
      ],
      dont: ['Do not nest stacks to add up gaps: choose a larger step.'],
    },
  },
} satisfies Meta<StackLook & { children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Close: Story = { args: { gap: 'xs' } };

export const Apart: Story = { args: { gap: 'xl' } };
