import type { Meta, StoryObj } from '@storybook/react-vite';
import { departments, departmentTexts } from '../../story-samples';
import { MobileNavigation } from './mobile-navigation';

const meta = {
  title: 'Navigation/Mobile navigation',
  component: MobileNavigation,
  args: {
    label: 'Main',
    allLabel: (name) => `See all ${name}`,
    items: departments,
  },
  parameters: {
    usage: {
      when: 'The departments of the shop below one another, in the side menu of a narrow screen.',
      do: ['Put it into a SideMenu.'],
      dont: ['Do not nest deeper than three levels.'],
    },
    ...departmentTexts,
  },
} satisfies Meta<typeof MobileNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
