import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Carousel } from './carousel';

test('is a region named by its heading, with one item a card and the way to all of them', async () => {
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
