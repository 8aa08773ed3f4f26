import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCards } from '../radio-cards';
import { type DropPoint, dropPointOption } from './drop-point-option';

const meta = {
  title: 'Forms/Drop point option',
  render: (point) => (
    <RadioCards
      legend="Pick-up point"
      value={point.id}
      onValueChange={() => undefined}
      options={[
        dropPointOption(point),
        dropPointOption({ ...point, id: 'other', name: 'Corner shop', distance: '900 m' }),
      ]}
    />
  ),
  args: {
    id: 'kiosk',
    name: 'Kiosk at the square',
    address: 'Main Street 4, 8000 Aarhus',
    distance: '350 m away',
    hoursLabel: 'Opening hours',
    hours: [
      { days: 'Mon–Fri', time: '8–20' },
      { days: 'Sat', time: '9–16' },
    ],
  },
  parameters: {
    usage: {
      when: 'Turns a pick-up point into one of the options of RadioCards.',
      do: ['Say the distance in words.', 'Let days that share their hours share a row.'],
      dont: ['Do not list more than the nearest ten.'],
    },
  },
} satisfies Meta<DropPoint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongDanish: Story = {
  globals: { culture: 'da' },
  parameters: {
    cultures: {
      da: {
        name: 'Dagligvareforretningen ved Hovedbanegårdens bagindgang',
        address: 'Bernstorffsgade 16–22, 1577 København V',
        distance: '1,2 kilometers gang',
        hoursLabel: 'Afhentningsstedets åbningstider',
        hours: [{ days: 'Mandag–fredag', time: '07.30–21.00' }],
      },
    },
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  parameters: {
    cultures: {
      es: {
        name: 'Ultramarinos junto a la estación de autobuses de Plaza de Armas',
        address: 'Avenida Cristo de la Expiración, 2, 41002 Sevilla',
        distance: 'a 1,2 kilómetros',
        hoursLabel: 'Horario del punto de recogida',
        hours: [{ days: 'De lunes a viernes', time: '7:30–21:00' }],
      },
    },
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
