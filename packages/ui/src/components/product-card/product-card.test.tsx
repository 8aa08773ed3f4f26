import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductCard } from './product-card';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture = { source: [{ url: pixel, width: 1 }], sizes: '25vw', width: 800, height: 1000, alt: 'Front' };

test('is one link, named after the product, on its whole area', async () => {
  const screen = await render(
    <ProductCard
      name="Home shirt"
      href="/home/p-1/"
      picture={picture}
      hoverPicture={picture}
      price="€89.95"
    />,
  );
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Home shirt' }).element();
  const { left, top } = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, top + 40)).toBe(link);
});

test('a grid is a list of its cards', async () => {
  const screen = await render(
    <ProductGrid>
      {['Home shirt', 'Away shirt'].map((name) => (
        <ProductCard key={name} name={name} href={`/${name}/`} picture={picture} price="€89.95" />
      ))}
    </ProductGrid>,
  );
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
});

test('breaks a name that is wider than the card', async () => {
  const screen = await render(
    <div style={{ inlineSize: '90px' }}>
      <ProductCard name="Hjemmebanetrøjesæt" href="/p-1/" picture={picture} price="699 kr." />
    </div>,
  );
  const name = screen.getByRole('heading', { name: 'Hjemmebanetrøjesæt' }).element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
    screen.getByRole('article').element().getBoundingClientRect().right,
  );
});
