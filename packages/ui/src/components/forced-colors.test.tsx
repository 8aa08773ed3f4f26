import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MainNavigation } from './main-navigation/main-navigation';
import { Pagination } from './pagination/pagination';
import { RadioCards } from './radio-cards/radio-cards';
import { SideNavigation } from './side-navigation/side-navigation';
import { SizePicker } from './size-picker/size-picker';
import { Swatches } from './swatches/swatches';

beforeAll(async () => {
  await page.viewport(1280, 900);
  await commands.forceColors(true);
});

afterAll(() => commands.forceColors(false));

const twice = (current: boolean, name: string) => ({ name, text: name, href: `#${name}`, current });
const size = (state?: 'sold-out') => ({ value: state ?? 'm', label: state ?? 'M', state });

/** Each example shows two of its kind, of which the first is chosen, current or on. */
const cases: [name: string, selector: string, content: ReactNode][] = [
  [
    'a size',
    'label',
    <SizePicker
      key="sizes"
      label="Size"
      sizes={[size(), { value: 'l', label: 'L' }]}
      value="m"
      onValueChange={() => undefined}
    />,
  ],
  [
    'a page',
    'a[aria-label^="Page"]',
    <Pagination
      key="pages"
      current={1}
      total={2}
      href={(number) => `#${number}`}
      labels={{ pages: 'Pages', previous: 'Before', next: 'Next', page: (number) => `Page ${number}` }}
    />,
  ],
  [
    'a colour',
    'a',
    <Swatches
      key="colours"
      label="Colour"
      swatches={[
        { ...twice(true, 'Red'), swatch: ['red'] },
        { ...twice(false, 'Blue'), swatch: ['blue'] },
      ]}
    />,
  ],
  [
    'a department',
    'a',
    <MainNavigation
      key="departments"
      label="Main"
      moreLabel="more"
      menu={null}
      items={[
        { name: 'Shirts', href: '#shirts', active: true },
        { name: 'Sale', href: '#sale' },
      ]}
    />,
  ],
  [
    'a page of the account',
    'a',
    <SideNavigation key="account" label="Account" items={[twice(true, 'Profile'), twice(false, 'Orders')]} />,
  ],
];

const look = (element: Element | undefined) => {
  const { backgroundColor, borderBlockEndColor } = element
    ? getComputedStyle(element)
    : { backgroundColor: '', borderBlockEndColor: '' };
  return `${backgroundColor} ${borderBlockEndColor}`;
};

test.each(cases)('%s shows its chosen state in forced colours', async (_name, selector, content) => {
  const { container } = await render(content);
  const [chosen, other] = container.querySelectorAll(selector);
  expect(look(chosen)).not.toBe(look(other));
});

test('a radio keeps the system’s appearance', async () => {
  const options = ['Home', 'Away'].map((title) => ({ value: title, title }));
  const screen = await render(
    <RadioCards legend="Shirt" options={options} value="Home" onValueChange={() => undefined} />,
  );
  const radio = screen.getByRole('radio', { name: 'Home' }).element();
  expect(getComputedStyle(radio).appearance).toBe('auto');
});
