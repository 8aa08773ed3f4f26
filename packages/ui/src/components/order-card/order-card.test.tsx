import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OrderCard } from './order-card';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture = { source: [{ url: pixel, width: 1 }], sizes: '56px', width: 4, height: 5, alt: 'Shirt' };

test('shows date, state and total, and is one link', async () => {
  const screen = await render(
    <OrderCard
      name="Order 10482"
      href="#order"
      date={{ text: '21 November 2026', value: '2026-11-21' }}
      status={{ text: 'Order confirmed', kind: 'success' }}
      total="€139.95"
      quantity="6 products"
      pictures={['1', '2', '3', '4', '5', '6'].map((id) => Object.assign({ id }, picture))}
    />,
  );
  const link = screen.getByRole('link', { name: 'Order 10482' });
  await expect.element(screen.getByText('Order confirmed')).toBeVisible();
  await expect.element(screen.getByText('€139.95')).toBeVisible();
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-21');
  expect(screen.container.querySelectorAll('img')).toHaveLength(4);
  const { right, bottom } = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link.element());
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
});
