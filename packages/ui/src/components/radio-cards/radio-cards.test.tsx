import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioCards } from './radio-cards';

const deliveries = [
  { value: 'home', title: 'Home delivery', description: 'In two days', aside: '59.00 kr.' },
  { value: 'shop', title: 'Pick-up point', content: <p>Choose a point near you</p> },
  { value: 'express', title: 'Express', disabled: true },
];

function Delivery() {
  const [value, setValue] = useState<string | null>(null);
  return <RadioCards legend="Delivery" options={deliveries} value={value} onValueChange={setValue} />;
}

test('shows radios of one group, described by their prices', async () => {
  const screen = await render(<Delivery />);
  await expect.element(screen.getByRole('group', { name: 'Delivery' })).toBeVisible();
  const home = screen.getByRole('radio', { name: 'Home delivery', exact: true });
  await expect.element(home).toHaveAccessibleDescription('In two days 59.00 kr.');
  await expect.element(screen.getByRole('radio', { name: 'Express' })).toBeDisabled();
});

test("shows a card's content while it is selected", async () => {
  const screen = await render(<Delivery />);
  await screen.getByText('Pick-up point').click();
  await expect.element(screen.getByText('Choose a point near you')).toBeVisible();
  await screen.getByText('In two days').click();
  await expect.element(screen.getByText('Choose a point near you')).not.toBeInTheDocument();
});

test('moves the choice with arrow keys', async () => {
  const screen = await render(<Delivery />);
  await screen.getByText('Home delivery').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Pick-up point' })).toBeChecked();
});

test('keeps the focused card in view when the content of the one before it disappears', async () => {
  await page.viewport(400, 400);
  const options = [
    { value: 'shop', title: 'Pick-up point', content: <p style={{ blockSize: '2000px' }}>Points</p> },
    { value: 'home', title: 'Home delivery' },
  ];
  function Choice() {
    const [value, setValue] = useState('shop');
    return (
      <div style={{ paddingBlock: '1000px' }}>
        <RadioCards legend="Delivery" options={options} value={value} onValueChange={setValue} />
      </div>
    );
  }
  const screen = await render(<Choice />);
  const home = screen.getByRole('radio', { name: 'Home delivery' });
  screen.getByRole('radio', { name: 'Pick-up point' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(home).toHaveFocus();
  await expect.element(screen.getByText('Points')).not.toBeInTheDocument();
  const { top, bottom } = home.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});
