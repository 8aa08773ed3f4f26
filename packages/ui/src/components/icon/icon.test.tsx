import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkedViewBox } from './glyphs';
import { Icon } from './icon';

describe('the view box (S5.14)', () => {
  test.each(['0 0 24 24', '-2 0 24.5 24'])('accepts %s', (viewBox) => {
    expect(checkedViewBox(viewBox)).toBe(viewBox);
  });

  test.each(['0,0,24,24', '0 0 24', '0 0 a 24', '0  0 24 24', ''])("refuses '%s'", (viewBox) => {
    expect(() => checkedViewBox(viewBox)).toThrow('numbers separated by spaces');
  });
});

test('icons that point along the text are mirrored in right-to-left text', async () => {
  const icons = (dir: 'ltr' | 'rtl') => (
    <div dir={dir}>
      <Icon name="chevron-right" label="Next" />
      <Icon name="search" label="Search" />
    </div>
  );
  const screen = await render(icons('rtl'));
  const scale = (name: string) => getComputedStyle(screen.getByRole('img', { name }).element()).scale;
  expect(scale('Next')).toBe('-1 1');
  expect(scale('Search')).toBe('none');
  await screen.rerender(icons('ltr'));
  expect(scale('Next')).toBe('none');
});

test('an icon without a name is decorative', async () => {
  const screen = await render(
    <>
      <Icon name="bag" />
      <Icon name="search" label="Search" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: 'Search' })).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(1);
});
