import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tile } from './tile';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const picture = { source: [{ url: pixel, width: 1 }], sizes: '25vw', width: 800, height: 1000, alt: '' };

test('links its image and its name to the same address', async () => {
  const screen = await render(<Tile name="Kids" href="/kids/" text="Size 62 to 176" picture={picture} />);
  const link = screen.getByRole('link', { name: 'Kids' }).element();
  const { left, top } = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
  await expect.element(screen.getByText('Size 62 to 176')).toBeVisible();
});
