import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text';
import { Accordion } from './accordion';

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    level: 3,
    items: [
      { id: 'story', title: 'Description', content: <Text>A light knit that breathes.</Text>, open: true },
      { id: 'care', title: 'Care', content: <Text>Wash at 30 degrees.</Text> },
      { id: 'delivery', title: 'Delivery', content: <Text>With you in two days.</Text> },
    ],
  },
  parameters: {
    usage: {
      when: 'Holds several sections of which a reader needs one or two.',
      do: ['Open the one that most come for.'],
      dont: ['Do not close what everyone must read.', 'Do not put accordions into accordions.'],
    },
    longTexts: {
      da: {
        items: [
          {
            id: 'a',
            title: 'Fortrydelsesret og returneringsbetingelser for personaliserede landsholdstrøjer',
            content: <Text>Personaliserede varer kan ikke returneres.</Text>,
            open: true,
          },
        ],
      },
      es: {
        items: [
          {
            id: 'a',
            title: 'Derecho de desistimiento y condiciones de devolución de las camisetas personalizadas',
            content: <Text>Los artículos personalizados no se pueden devolver.</Text>,
            open: true,
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Exclusive: Story = { args: { exclusive: true } };
