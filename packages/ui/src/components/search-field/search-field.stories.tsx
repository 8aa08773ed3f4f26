import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field';

const meta = {
  component: SearchField,
  args: { label: 'Search', submitLabel: 'Search now', action: '#', onSearch: () => undefined },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'home shirt' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Søg efter fodboldtrøjer, træningsbeklædning og supporterudstyr', submitLabel: 'Søg' },
};
