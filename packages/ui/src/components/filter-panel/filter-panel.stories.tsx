import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Disclosure } from '../disclosure';
import { FilterButton, FilterPanel } from './filter-panel';

const meta = {
  component: FilterPanel,
  render: (args) => (
    <>
      <FilterButton panel={args.id}>Filters</FilterButton>
      <FilterPanel {...args} />
    </>
  ),
  args: {
    id: 'filters',
    label: 'Filters',
    closeLabel: 'Close filters',
    children: (
      <Disclosure title="Colour" open>
        <Checkbox label="Red (4)" />
        <Checkbox label="White (2)" />
      </Disclosure>
    ),
    footer: <Button wide>Show 6 products</Button>,
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
