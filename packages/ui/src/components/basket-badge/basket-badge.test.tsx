import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BasketBadge } from './basket-badge';

const badge = (count?: number) => (
  <BasketBadge href="/cart/" count={count} label={`Basket with ${count ?? 0} items`} />
);
const movesFor = (element: Element) =>
  element.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration);

test("is a link that names the basket's quantity", async () => {
  const screen = await render(badge(120));
  const link = screen.getByRole('link', { name: 'Basket with 120 items' });
  await expect.element(link).toHaveAttribute('href', '/cart/');
  await expect.element(link).toHaveTextContent('99+');
});

test('shows no count for an empty basket', async () => {
  const screen = await render(badge(0));
  expect(screen.getByRole('link').element().textContent).toBe('');
});

test('animates for a second when the count changes, not when it loads (S2.41)', async () => {
  const screen = await render(badge());
  await screen.rerender(badge(2));
  expect(movesFor(screen.getByRole('link').element())).toEqual([]);
  await screen.rerender(badge(3));
  expect(movesFor(screen.getByRole('link').element())).toEqual([1000]);
});
