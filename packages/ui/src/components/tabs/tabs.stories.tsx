import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text';
import { Tabs } from './tabs';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Product details',
    tabs: [
      { id: 'story', title: 'Description', content: <Text>A light knit that breathes.</Text> },
      { id: 'care', title: 'Care', content: <Text>Wash at 30 degrees.</Text> },
      { id: 'delivery', title: 'Delivery', content: <Text>With you in two days.</Text> },
    ],
  },
  parameters: {
    usage: {
      when: 'Shows one of a few contents of the same kind in one place.',
      do: ['Load it after the first view: it weighs more than disclosures.'],
      dont: [
        'Do not hide in tabs what shoppers compare with one another.',
        'Do not use it to move between pages.',
      ],
    },
    longTexts: {
      da: {
        label: 'Produktoplysninger',
        tabs: [
          { id: 'story', title: 'Produktbeskrivelse', content: <Text>En let, åndbar trøje.</Text> },
          {
            id: 'care',
            title: 'Vaskeanvisning og vedligeholdelse',
            content: <Text>Vaskes ved 30 grader.</Text>,
          },
          { id: 'delivery', title: 'Leveringsoplysninger', content: <Text>Hos dig om to dage.</Text> },
        ],
      },
      es: {
        label: 'Información del producto',
        tabs: [
          { id: 'story', title: 'Descripción del producto', content: <Text>Una camiseta ligera.</Text> },
          {
            id: 'care',
            title: 'Instrucciones de lavado y cuidado',
            content: <Text>Lavar a 30 grados.</Text>,
          },
          { id: 'delivery', title: 'Información de entrega', content: <Text>En tu casa en dos días.</Text> },
        ],
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithDisabled: Story = {
  args: {
    tabs: [
      { id: 'story', title: 'Description', content: <Text>A light knit that breathes.</Text> },
      { id: 'fit', title: 'Fit', content: <Text>True to size.</Text>, disabled: true },
    ],
  },
};
