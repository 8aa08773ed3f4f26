import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PickUpMap, type PickUpMapProps } from './pick-up-map';

function Map(args: PickUpMapProps) {
  const [selected, setSelected] = useState(args.selected);
  return <PickUpMap {...args} selected={selected} onSelect={setSelected} />;
}

const meta = {
  title: 'Shopping/Pick-up map',
  component: PickUpMap,
  render: (args) => <Map {...args} />,
  args: {
    label: 'Map of 4 pick-up points',
    selected: 'station',
    points: [
      { id: 'kiosk', name: 'Corner Kiosk', latitude: 56.1567, longitude: 10.2108 },
      { id: 'station', name: 'Station Shop', latitude: 56.1502, longitude: 10.2049 },
      { id: 'harbour', name: 'Harbour Store', latitude: 56.1535, longitude: 10.2155 },
      { id: 'park', name: 'Park Grocer', latitude: 56.1589, longitude: 10.2021 },
    ],
    origin: { latitude: 56.1541, longitude: 10.2071 },
    lengthLabel: (metres: number) => `${metres} m`,
  },
  parameters: {
    matrix: { width: 480 },
    usage: {
      when: 'Shows beside the list of pick-up points where they lie to one another.',
      do: ['Number the list in the same order.', 'Let a press on a point choose it in the list.'],
      dont: ['Do not use it without the list: the list is the control.'],
    },
  },
} satisfies Meta<typeof PickUpMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { selected: null } };
export const OnePoint: Story = {
  args: { label: 'Map of 1 pick-up point', points: meta.args.points.slice(0, 1), origin: undefined },
};
