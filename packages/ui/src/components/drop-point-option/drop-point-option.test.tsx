import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioCards } from '../radio-cards';
import { dropPointOption } from './drop-point-option';

const opening = { hoursLabel: 'Opening hours', hours: [{ days: 'Mon–Fri', time: '08:00–20:00' }] };
const points = [
  {
    id: '1',
    name: 'Corner Kiosk',
    address: 'Havnegade 4, 8000 Aarhus C',
    distance: '350 m away',
    ...opening,
  },
  { id: '2', name: 'Station Shop', address: 'Park 1, 8000 Aarhus C', distance: '1.2 km away', ...opening },
];

function Points() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioCards
      legend="Pick-up point"
      options={points.map(dropPointOption)}
      value={value}
      onValueChange={setValue}
    />
  );
}

test('shows address and distance, and opening hours if it is chosen', async () => {
  const screen = await render(<Points />);
  const kiosk = screen.getByRole('radio', { name: 'Corner Kiosk' });
  await expect.element(kiosk).toHaveAccessibleDescription('Havnegade 4, 8000 Aarhus C 350 m away');
  expect(screen.getByText('Opening hours').elements()).toHaveLength(0);
  await screen.getByText('Corner Kiosk').click();
  await screen.getByText('Opening hours').click();
  await expect.element(screen.getByText('08:00–20:00')).toBeVisible();
});
