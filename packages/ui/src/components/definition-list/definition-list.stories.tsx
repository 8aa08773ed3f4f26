import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'Typography/Definition list',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Material', description: 'Recycled polyester' },
      { term: 'Fit', description: 'Regular' },
      { term: 'Care', description: 'Wash at 30 degrees' },
    ],
  },
  parameters: {
    usage: {
      when: 'Facts about a thing, each with its name.',
      do: ['Keep terms to a word or two.'],
      dont: ['Do not use it for steps or for choices.'],
    },
    cultures: {
      da: {
        items: [
          { term: 'Materiale', description: 'Genanvendt polyester' },
          { term: 'Pasform', description: 'Normal' },
        ],
      },
      es: {
        items: [
          { term: 'Material', description: 'Poliéster reciclado' },
          { term: 'Corte', description: 'Regular' },
        ],
      },
    },
    longTexts: {
      da: {
        items: [
          {
            term: 'Materialesammensætning',
            description: 'Genanvendt polyester med fugttransporterende overfladebehandling',
          },
          { term: 'Vedligeholdelsesanvisning', description: 'Maskinvask ved 30 grader på skåneprogram' },
        ],
      },
      es: {
        items: [
          {
            term: 'Composición del tejido',
            description: 'Poliéster reciclado con acabado transpirable de secado rápido',
          },
          {
            term: 'Instrucciones de lavado',
            description: 'Lavar a máquina a 30 grados en programa delicado',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
