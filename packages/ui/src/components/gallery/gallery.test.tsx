import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Gallery } from './gallery';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const pictures = ['front', 'back'].map((view, index) => ({
  source: [{ url: pixel, width: 1 }],
  sizes: '100vw',
  width: 800,
  height: 1000,
  alt: `Home shirt, ${view}`,
  label: `Picture ${index + 1} of 2`,
  href: `/media/${view}.jpg`,
}));

test('names every picture, says where it stands and fetches the first at once', async () => {
  const screen = await render(
    <Gallery label="Pictures of Home shirt" pictures={pictures} enlargeLabel="Enlarge picture" />,
  );
  await expect.element(screen.getByRole('region', { name: 'Pictures of Home shirt' })).toBeVisible();
  const second = screen.getByRole('link', { name: 'Home shirt, back Enlarge picture, Picture 2 of 2' });
  await expect.element(second).toHaveAttribute('href', '/media/back.jpg');
  const [first, next] = screen.getByRole('img').elements();
  expect(first?.getAttribute('loading')).toBe('eager');
  expect(next?.getAttribute('loading')).toBe('lazy');
});
