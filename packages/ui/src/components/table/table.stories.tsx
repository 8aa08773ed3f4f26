import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './table';

const meta = {
  title: 'Content/Table',
  component: Table,
  args: {
    caption: 'Shirts, in centimetres',
    columns: [
      { id: 'size', header: 'Size' },
      { id: 'chest', header: 'Chest', align: 'end' },
      { id: 'waist', header: 'Waist', align: 'end' },
      { id: 'length', header: 'Length', align: 'end' },
    ],
    rows: [
      { id: 's', cells: ['S', '88–96', '76–84', '71'] },
      { id: 'm', cells: ['M', '96–104', '84–92', '73'], current: true },
      { id: 'l', cells: ['L', '104–112', '92–100', '75'] },
    ],
  },
  parameters: {
    usage: {
      when: 'Values that are compared in rows and columns: size guides, the lines of an order.',
      do: ['Choose cards on narrow screens where each row is a thing, scrolling where columns are compared.'],
      dont: ['Do not lay out a page with it.'],
    },
    longTexts: {
      da: {
        caption: 'Størrelsesvejledning til landsholdets træningsbeklædning',
        columns: [
          { id: 'size', header: 'Størrelsesbetegnelse' },
          { id: 'chest', header: 'Brystomkreds i centimeter', align: 'end' },
          { id: 'waist', header: 'Taljeomkreds i centimeter', align: 'end' },
          { id: 'length', header: 'Ryglængde fra nakke til kant', align: 'end' },
        ],
      },
      es: {
        caption: 'Guía de tallas de la ropa de entrenamiento del primer equipo',
        columns: [
          { id: 'size', header: 'Denominación de la talla' },
          { id: 'chest', header: 'Contorno de pecho en centímetros', align: 'end' },
          { id: 'waist', header: 'Contorno de cintura en centímetros', align: 'end' },
          { id: 'length', header: 'Largo de espalda desde la nuca', align: 'end' },
        ],
      },
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = {
  args: { narrow: 'cards' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const HiddenCaption: Story = { args: { hideCaption: true } };
