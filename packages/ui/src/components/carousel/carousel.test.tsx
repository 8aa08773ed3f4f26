import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel';

test('is a region named by its heading, with one item per card and a link to all of them', async () => {
  const screen = await render(
    <Carousel heading="New in" action={{ text: 'All shirts', href: '/shirts/' }}>
      <p>Home shirt</p>
      <p>Away shirt</p>
    </Carousel>,
  );
  await expect.element(screen.getByRole('region', { name: 'New in' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(screen.getByRole('link', { name: 'All shirts' })).toHaveAttribute('href', '/shirts/');
});

test('scrolls with its buttons if the cards do not fit', async () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, index) => <p key={index}>{`Shirt ${index + 1}`}</p>);
  const carousel = (count: number) => (
    <Carousel heading="New in" buttons={{ previousLabel: 'Previous', nextLabel: 'Next' }}>
      {cards(count)}
    </Carousel>
  );
  const screen = await render(carousel(12));
  const next = screen.getByRole('button', { name: 'Next' });
  const previous = screen.getByRole('button', { name: 'Previous' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('Shirt 12')).not.toBeInViewport();
  next.element().focus();
  const pressUntilDisabled = async () => {
    await userEvent.keyboard('{Enter}');
    return next.element().getAttribute('aria-disabled');
  };
  await expect.poll(pressUntilDisabled).toBe('true');
  await expect.element(screen.getByText('Shirt 12')).toBeInViewport();
  await expect.element(previous).not.toHaveAttribute('aria-disabled');
  await screen.rerender(carousel(1));
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});
