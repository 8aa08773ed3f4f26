import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './gallery';

const meta = {
  title: 'Shopping/Gallery',
  component: Gallery,
  args: {
    label: 'Pictures of Home shirt',
    enlargeLabel: 'Enlarge picture',
    pictures: [
      {
        source: [{ url: '/samples/shirt.svg', width: 960 }],
        sizes: '25vw',
        width: 960,
        height: 1200,
        alt: 'Home shirt from the front',
        label: 'Picture 1 of 2',
        href: '/samples/shirt.svg',
      },
      {
        source: [{ url: '/samples/shirt-back.svg', width: 960 }],
        sizes: '25vw',
        width: 960,
        height: 1200,
        alt: 'Home shirt from the back',
        label: 'Picture 2 of 2',
        href: '/samples/shirt-back.svg',
      },
    ],
  },
  parameters: {
    matrix: { width: 640 },
    usage: {
      when: 'The pictures of a product: a row to swipe on a phone, two columns on a desktop.',
      do: ['Begin with the picture that the list shows.', 'Show the back and the details.'],
      dont: ['Do not put text into pictures.'],
    },
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
