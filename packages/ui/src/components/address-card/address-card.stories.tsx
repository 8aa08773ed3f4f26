import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link';
import { AddressCard } from './address-card';

const meta = {
  title: 'Shopping/Address card',
  component: AddressCard,
  args: {
    heading: 'Delivery',
    level: 2,
    lines: ['Ana Lund', 'Park Road 12', '8000 Aarhus'],
    action: <Link href="#change">Change</Link>,
  },
  parameters: {
    usage: {
      when: 'An address with what it is for.',
      do: ['Write a line each as on a parcel.'],
      dont: ['Do not put a form into it.'],
    },
    cultures: {
      da: {
        heading: 'Levering',
        lines: ['Ana Lund', 'Parkvej 12', '8000 Aarhus C'],
        action: <Link href="#change">Ret</Link>,
      },
      es: {
        heading: 'Entrega',
        lines: ['Ana Luna', 'Calle del Parque, 12', '41001 Sevilla'],
        action: <Link href="#change">Cambiar</Link>,
      },
    },
    longTexts: {
      da: {
        heading: 'Foretrukken leveringsadresse',
        lines: [
          'Anne-Katrine Christensen-Møllergaard',
          'Kongens Nytorvspassage 112, 4. sal, mellemlejligheden',
          '1050 København K',
        ],
      },
      es: {
        heading: 'Dirección de entrega preferida',
        lines: [
          'María Fernanda Fernández-Valverde',
          'Avenida de la República Argentina, 112, escalera izquierda, 4.º B',
          '41011 Sevilla',
        ],
      },
    },
  },
} satisfies Meta<typeof AddressCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
