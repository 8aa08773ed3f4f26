import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Price } from './price';

const labels = { now: 'Price now', before: 'Price before' };

test('distinguishes two prices for screen readers', async () => {
  const screen = await render(<Price amount="€67.46" before="€89.95" savings="-25 %" labels={labels} />);
  const { container } = screen;
  expect(container.querySelector('ins')?.textContent).toBe('Price now €67.46');
  expect(container.querySelector('s')?.textContent).toBe('Price before €89.95');
  await expect.element(screen.getByText('-25 %')).toBeVisible();
});

test('shows a full price alone', async () => {
  const screen = await render(<Price amount="€89.95" labels={labels} />);
  expect(screen.container.textContent).toBe('€89.95');
});
