import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShirtBackPreview } from './shirt-back-preview';

const meta = {
  title: 'Shopping/Shirt back preview',
  component: ShirtBackPreview,
  args: {
    label: 'Back of the home shirt with RAMOS and 4',
    name: 'RAMOS',
    number: 4,
    print: {
      nameTextSize: 78,
      numberTextSize: 320,
      textPlacement: 'NameAboveNumber',
      nameFontUrl: 'fonts/none.woff2',
      numberFontUrl: 'fonts/none.woff2',
      color: 'white',
    },
    cloth: 'darkslateblue',
    style: { maxInlineSize: '24rem' },
  },
  parameters: {
    usage: {
      when: 'Shows what a fan has typed, or the player that was chosen, on the garment before it is ordered.',
      do: [
        'Give the print settings of the add-on as they are: sizes, placement, fonts, colour.',
        'Say in the label what is printed, so that it can be checked without seeing it.',
      ],
      dont: ['Do not use it as the only place where name and number can be read before paying.'],
    },
  },
} satisfies Meta<typeof ShirtBackPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const NameBelow: Story = {
  args: { print: { ...meta.args.print, textPlacement: 'NameBelowNumber' } },
};
export const OverPicture: Story = {
  args: {
    picture: {
      source: [{ url: 'samples/shirt-back.svg', width: 960 }],
      sizes: '24rem',
      width: 960,
      height: 1200,
      alt: '',
    },
  },
};
export const OnlyNumber: Story = { args: { label: 'Back with 10', name: '', number: 10 } };
export const Empty: Story = { args: { label: 'Back without a print', name: '', number: null } };
export const LongName: Story = {
  args: { label: 'Back with PAPADOPOULOS-RODRIGUEZ and 88', name: 'PAPADOPOULOS-RODRIGUEZ', number: 88 },
};
