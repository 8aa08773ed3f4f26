import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../panel';
import { Grid, type GridLook } from './grid';

const children = ['Home', 'Away', 'Third', 'Goalkeeper'].map((name) => <Panel key={name}>{name}</Panel>);

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children, columns: 2 },
  parameters: {
    usage: {
      when: 'Sets children in columns of equal width that grow in number with the screen.',
      do: ['Write the narrow layout first and add columns from a width on.', 'Keep to one grid a section.'],
      dont: ['Do not set widths on its children.'],
    },
  },
} satisfies Meta<GridLook & { children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FourOnDesktop: Story = { args: { columns: 1, tablet: 2, desktop: 4 } };

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
