import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Swatches } from './swatches';

test('links to each colour by name, marks the current one and names a sold-out one as such', async () => {
  const screen = await render(
    <Swatches
      label="Colour"
      swatches={[
        { name: 'Red', href: '/p-1/', swatch: ['red', 'white'], current: true },
        { name: 'Black', href: '/p-2/', swatch: ['black'], soldOutLabel: 'Black, sold out' },
      ]}
    />,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Colour' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Red' })).toHaveAttribute('aria-current', 'true');
  const black = screen.getByRole('link', { name: 'Black, sold out' });
  await expect.element(black).toHaveAttribute('href', '/p-2/');
  await expect.element(black).not.toHaveAttribute('aria-current');
});
