import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../panel/panel';
import { Container, type ContainerLook } from './container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Panel>Between the gutters</Panel> },
  argTypes: { width: { options: ['narrow', 'content', 'wide'], control: 'inline-radio' } },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'Centres content between the gutters of the page.',
      do: ['Use narrow for running text, content for most pages, wide for grids of products.'],
      dont: ['Do not put a container into a container: the gutters add up.'],
    },
  },
} satisfies Meta<ContainerLook & { children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { tags: ['matrix'], args: { width: 'narrow' } };

export const Wide: Story = { args: { width: 'wide' } };
