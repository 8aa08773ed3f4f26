import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Price } from './price';

const labels = { now: 'Price now', before: 'Price before' };

test('says which of two prices is which', async () => {
  const screen = await render(<Price amount="€67.46" before="€89.95" savings="-25 %" labels={labels} />);
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('Price now €67.46');
  await expect.element(screen.getByRole('deletion')).toHaveTextContent('Price before €89.95');
  await expect.element(screen.getByText('-25 %')).toBeVisible();
});

test('a full price stands alone', async () => {
  const screen = await render(<Price amount="€89.95" labels={labels} />);
  await expect.element(screen.getByText('€89.95')).toBeVisible();
  expect(screen.getByRole('deletion').elements()).toHaveLength(0);
});
