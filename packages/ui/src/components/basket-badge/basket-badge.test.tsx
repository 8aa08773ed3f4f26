import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BasketBadge } from './basket-badge';

const badge = (count?: number) => (
  <BasketBadge href="/cart/" count={count} label={`Basket with ${count ?? 0} items`} />
);

const movesOf = (link: Element) =>
  link.getAnimations({ subtree: true }).map((animation) => {
    const { effect } = animation;
    const target = effect instanceof KeyframeEffect ? effect.target?.tagName : undefined;
    return { target, duration: effect?.getTiming().duration };
  });
const icon = { target: 'svg', duration: 1000 };
const number = { target: 'SPAN', duration: 1000 };

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

test('icon and count move for a second when the count changes, not when it loads (S2.41)', async () => {
  const screen = await render(badge());
  const link = screen.getByRole('link').element();
  await screen.rerender(badge(2));
  expect(movesOf(link)).toEqual([]);
  await screen.rerender(badge(3));
  expect(movesOf(link)).toEqual([icon, number]);
  await Promise.all(link.getAnimations({ subtree: true }).map(({ finished }) => finished));
  await expect.poll(() => movesOf(link)).toEqual([]);
});

test('the icon moves when the basket is emptied', async () => {
  const screen = await render(badge(1));
  await screen.rerender(badge(0));
  expect(movesOf(screen.getByRole('link').element())).toEqual([icon]);
});

test('a change while it moves starts the movement again', async () => {
  const screen = await render(badge(1));
  const link = screen.getByRole('link').element();
  const running = () => link.getAnimations({ subtree: true });
  await screen.rerender(badge(2));
  const [first] = running();
  await screen.rerender(badge(3));
  expect(movesOf(link)).toEqual([icon, number]);
  expect(running()).not.toContain(first);
});
