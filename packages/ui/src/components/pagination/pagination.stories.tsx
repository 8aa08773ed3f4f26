import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    current: 3,
    total: 9,
    href: (page) => `#${page}`,
    labels: {
      pages: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
  parameters: {
    usage: {
      when: 'Leads to the other pages of a list.',
      do: ['Keep the address of each page its own, so that it can be linked to.'],
      dont: ['Do not show it for a single page; it renders nothing then.'],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const First: Story = { tags: ['matrix'], args: { current: 1 } };

export const Last: Story = { args: { current: 9 } };

export const Few: Story = { args: { current: 1, total: 3 } };
