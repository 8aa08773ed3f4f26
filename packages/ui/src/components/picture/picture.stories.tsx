import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './picture';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  args: {
    source: [{ url: '/samples/stadium.svg', width: 1920 }],
    sizes: '100vw',
    width: 1920,
    height: 1080,
    alt: 'The stadium before the match',
  },
  argTypes: {
    frame: { options: ['natural', 'product'], control: 'inline-radio' },
    fit: { options: ['cover', 'contain'], control: 'inline-radio' },
  },
  parameters: {
    usage: {
      when: 'A picture in the widths that a screen needs; its place is kept before it arrives.',
      do: [
        'Say what it shows in alt; leave alt empty for decoration.',
        'Give priority to the largest picture of the first view alone.',
      ],
      dont: ['Do not crop faces: set the focal point.'],
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Product: Story = {
  tags: ['matrix'],
  args: {
    source: [{ url: '/samples/shirt.svg', width: 960 }],
    sizes: '25vw',
    width: 960,
    height: 1200,
    alt: 'Home shirt from the front',
    frame: 'product',
  },
};

export const Contained: Story = {
  args: {
    source: [{ url: '/samples/shirt.svg', width: 960 }],
    sizes: '25vw',
    width: 960,
    height: 1200,
    alt: 'Home shirt from the front',
    frame: 'product',
    fit: 'contain',
  },
};

export const FocalPoint: Story = { args: { frame: 'product', focal: { left: 0.1, top: 0.1 } } };
