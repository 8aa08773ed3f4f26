import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListBox } from './list-box';

const meta = {
  title: 'Forms/List box',
  component: ListBox,
  args: {
    'aria-label': 'Sizes',
    options: [
      { id: 's', text: 'Small', detail: '4' },
      { id: 'm', text: 'Medium', detail: '12' },
      { id: 'l', text: 'Large', detail: '0', disabled: true },
    ],
  },
  parameters: {
    usage: {
      when: 'The options of a combo box or a search: one can be chosen.',
      do: ['Give it a name with aria-label.', 'Put counts and prices into detail.'],
      dont: ['Do not use it for links: that is a Menu.'],
    },
  },
} satisfies Meta<typeof ListBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  tags: ['matrix'],
  args: { selectionMode: 'single', defaultSelectedKeys: ['m'] },
};

export const LongDanish: Story = {
  globals: { culture: 'da' },
  parameters: {
    cultures: {
      da: {
        options: [
          { id: 'a', text: 'Landsholdsspillernes langærmede opvarmningstrøje', detail: '12 produkter' },
        ],
      },
    },
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  parameters: {
    cultures: {
      es: {
        options: [{ id: 'a', text: 'Sudadera de calentamiento de manga larga', detail: '12 productos' }],
      },
    },
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
