import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import { Cluster, type ClusterLook } from './cluster';

const children = ['Home', 'Away', 'Third', 'Goalkeeper'].map((name) => <Panel key={name}>{name}</Panel>);

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: { children },
  parameters: {
    usage: {
      when: 'Sets children beside one another and lets them wrap.',
      do: [
        'Use it for rows of buttons, badges and links.',
        'Spread a heading and its action with justify="between".',
      ],
      dont: ['Do not use it for columns of equal width: that is CSS grid.'],
    },
  },
} satisfies Meta<ClusterLook & { children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = {
  tags: ['matrix'],
  args: { justify: 'between', children: children.slice(0, 2) },
};
