import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkedViewBox } from './glyphs';
import { Icon } from './icon';

describe('the view box (S5.14)', () => {
  test.each(['0 0 24 24', '-2 0 24.5 24'])('%s is accepted', (viewBox) => {
    expect(checkedViewBox(viewBox)).toBe(viewBox);
  });

  test.each(['0,0,24,24', '0 0 24', '0 0 a 24', '0  0 24 24', ''])("'%s' is refused", (viewBox) => {
    expect(() => checkedViewBox(viewBox)).toThrow('numbers separated by spaces');
  });
});

test('is decoration unless it is named', async () => {
  const screen = await render(
    <>
      <Icon name="bag" />
      <Icon name="search" label="Search" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Search' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});
