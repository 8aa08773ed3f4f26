import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Disclosure } from '../disclosure/disclosure';
import { FilterButton, FilterPanel } from './filter-panel';

const meta = {
  title: 'Shopping/Filter panel',
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
  parameters: {
    matrix: { framed: true, height: 480, story: 'Opened' },
    docs: { story: { inline: false, iframeHeight: 480 } },
    usage: {
      when: 'Holds the filters of a list: beside it where there is room, behind a button on a phone.',
      do: ['Say in the footer how many products remain.', 'Open the filters that are in use.'],
      dont: ['Do not put sorting into it: that stands by the list.'],
    },
    longTexts: {
      da: {
        label: 'Filtreringsmuligheder',
        closeLabel: 'Luk filtreringsmulighederne',
        children: (
          <Disclosure title="Produktegenskaber og materialesammensætning" open>
            <Checkbox label="Fugttransporterende træningsbeklædning (104)" />
          </Disclosure>
        ),
        footer: <Button wide>Vis 104 landsholdsprodukter</Button>,
      },
      es: {
        label: 'Opciones para filtrar',
        closeLabel: 'Cerrar las opciones para filtrar',
        children: (
          <Disclosure title="Características del producto y composición de los materiales" open>
            <Checkbox label="Ropa de entrenamiento transpirable (104)" />
          </Disclosure>
        ),
        footer: <Button wide>Mostrar 104 artículos del primer equipo</Button>,
      },
    },
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const [shownWhereNarrow] = canvas.queryAllByRole('button', { name: 'Filters' });
    if (shownWhereNarrow) {
      await userEvent.click(shownWhereNarrow);
    }
  },
};
