import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../link/link';
import { SizePicker } from './size-picker';

const meta = {
  title: 'Shopping/Size picker',
  component: SizePicker,
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SizePicker {...args} value={value} onValueChange={args.onValueChange && setValue} />;
  },
  args: {
    label: 'Size',
    value: null,
    onValueChange: () => undefined,
    sizes: [
      { value: 's', label: 'S', href: '#s' },
      { value: 'm', label: 'M', href: '#m' },
      { value: 'l', label: 'L', name: 'L, sold out', href: '#l', state: 'sold-out' },
      { value: 'xl', label: 'XL', name: 'XL, preorder', href: '#xl', state: 'preorder' },
    ],
    action: <Link href="#guide">Size guide</Link>,
  },
  parameters: {
    usage: {
      when: 'The sizes of a product; those sold out are struck and said to be.',
      do: ['Keep sold-out sizes in their place.', 'Put the way to the size guide across from the label.'],
      dont: ['Do not choose a size for the visitor where there are several.'],
    },
    cultures: {
      da: { label: 'Størrelse', action: <Link href="#guide">Størrelsesguide</Link> },
      es: { label: 'Talla', action: <Link href="#guide">Guía de tallas</Link> },
    },
    longTexts: {
      da: {
        label: 'Beklædningsstørrelse',
        action: <Link href="#guide">Størrelsesvejledning og målskema</Link>,
        errorMessage: 'Vælg en beklædningsstørrelse, før varen lægges i indkøbskurven',
      },
      es: {
        label: 'Talla de la prenda',
        action: <Link href="#guide">Guía de tallas y tabla de medidas</Link>,
        errorMessage: 'Elige una talla antes de añadir la prenda a la cesta',
      },
    },
  },
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { tags: ['matrix'], args: { value: 'xl', hint: 'Preorder: ships in March' } };

export const Invalid: Story = { args: { errorMessage: 'Choose a size' } };

export const AsLinks: Story = { args: { onValueChange: undefined } };
