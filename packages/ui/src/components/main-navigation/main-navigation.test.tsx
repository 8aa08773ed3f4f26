import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { MenuButton } from '../side-menu/side-menu';
import { MainNavigation } from './main-navigation';

const items = [
  {
    name: 'Shirts',
    href: '#shirts',
    activeTrail: true,
    children: [
      { name: 'Home', href: '#home' },
      { name: 'Away', href: '#away' },
    ],
  },
  { name: 'Training', href: '#training', children: [{ name: 'Jackets', href: '#jackets' }] },
  { name: 'Sale', href: '#sale' },
];
const menu = <MenuButton menu="menu" label="Open menu" />;
const navigation = <MainNavigation label="Main navigation" items={items} moreLabel="show more" menu={menu} />;
const toggle = (name = 'Shirts') => page.getByRole('button', { name: `${name}: show more` });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const expanded = (name = 'Shirts') => toggle(name).element().getAttribute('aria-expanded') === 'true';

beforeEach(async () => {
  await page.elementLocator(document.body).hover({ position: { x: 1, y: 400 } });
});

describe('by keyboard', () => {
  test('opens a panel with its button; Escape closes it and returns the focus', async () => {
    await render(navigation);
    expect(link('Home').elements()).toHaveLength(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(toggle()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(expanded()).toBe(true);
    await userEvent.tab();
    await expect.element(link('Home')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(toggle()).toHaveFocus();
    expect(expanded()).toBe(false);
  });

  test('moves with arrow keys along the row, down into a panel, through it and up again', async () => {
    await render(navigation);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(link('Training')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(link('Sale')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(link('Home')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(link('Away')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(toggle()).toHaveFocus();
  });

  test('closes a panel when the focus leaves it', async () => {
    await render(navigation);
    await toggle().click();
    await expect.element(link('Home')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(link('Training')).toHaveFocus();
    expect(expanded()).toBe(false);
  });
});

test('keeps a panel open that was opened by hover when its button is clicked; the next click closes it', async () => {
  await render(navigation);
  await toggle().click();
  await expect.element(link('Home')).toBeVisible();
  await toggle().click();
  await expect.element(link('Home')).not.toBeInTheDocument();
});

test('opens a panel on the first tap and follows the link on the second', async () => {
  await render(navigation);
  const shirts = link('Shirts').element();
  const tap = () => {
    shirts.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    return shirts.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  expect(tap()).toBe(false);
  await expect.element(link('Home')).toBeVisible();
  expect(tap()).toBe(true);
});

describe('in a row that is too narrow', () => {
  const row = async (width: number, fontSize = '100%') => {
    document.documentElement.style.fontSize = fontSize;
    await render(<div style={{ inlineSize: `${width}px`, blockSize: '60px' }}>{navigation}</div>);
    return page.getByRole('navigation').element().getBoundingClientRect();
  };
  const place = (name: string) => link(name).element().getBoundingClientRect();
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  test('shows all entries and no menu while they fit', async () => {
    const { top } = await row(1200);
    for (const { name } of items) expect(place(name).top).toBe(top);
    await expect.element(menuButton).not.toBeInTheDocument();
  });

  test.each(['100%', '200%'])('shows the entries that fit, and the menu (text at %s)', async (size) => {
    for (const width of [900, 500, 320, 260, 200, 140, 60]) {
      const { top, bottom, right } = await row(width, size);
      const inRow = items.filter(({ name }) => place(name).top < bottom - 1);
      for (const { name } of inRow) {
        expect(place(name).top).toBe(top);
        expect(place(name).right).toBeLessThanOrEqual(right);
      }
      expect(menuButton.elements()).toHaveLength(inRow.length < items.length ? 1 : 0);
      for (const button of menuButton.elements()) {
        const { left } = button.getBoundingClientRect();
        for (const { name } of inRow) expect(place(name).right).toBeLessThanOrEqual(left);
      }
      await cleanup();
    }
  });

  test('shows a hidden entry while it has the focus', async () => {
    const { top } = await row(200);
    expect(place('Sale').top).toBeGreaterThan(top);
    for (let tab = 0; tab < 5; tab += 1) await userEvent.tab();
    await expect.element(link('Sale')).toHaveFocus();
    expect(place('Sale').top).toBe(top);
    await userEvent.tab();
    await expect.element(menuButton).toHaveFocus();
    expect(place('Shirts').top).toBe(top);
  });
});

describe('by hover (S2.42)', () => {
  let now = Date.now();

  beforeEach(() => {
    now += 60_000;
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pointer = (type: 'over' | 'out', from: Element, to: Element | null) =>
    from.dispatchEvent(
      new PointerEvent(`pointer${type}`, { bubbles: true, pointerType: 'mouse', relatedTarget: to }),
    );
  const enter = (element: Element) => pointer('over', element, document.body);
  const leave = (element: Element) => pointer('out', element, document.body);
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return expanded();
  };

  test('keeps a panel open for 200 ms after the pointer has left navigation and panel', async () => {
    await render(navigation);
    enter(link('Shirts').element());
    expect(await after(0)).toBe(true);
    leave(link('Shirts').element());
    expect(await after(199)).toBe(true);
    expect(await after(1)).toBe(false);
  });

  test('keeps a panel open if the pointer returns within 200 ms, to the panel too', async () => {
    await render(navigation);
    enter(link('Shirts').element());
    await after(0);
    leave(link('Shirts').element());
    await after(150);
    enter(link('Away').element());
    expect(await after(1000)).toBe(true);
    pointer('out', link('Away').element(), link('Training').element());
    pointer('over', link('Training').element(), link('Away').element());
    expect(await after(0)).toBe(false);
    expect(expanded('Training')).toBe(true);
  });

  test('closes the panel when a link is followed, and opens none by hover for 1500 ms, on the next page too', async () => {
    const screen = await render(navigation);
    enter(link('Shirts').element());
    await after(0);
    (link('Home').element() as HTMLElement).click();
    expect(await after(0)).toBe(false);
    await screen.unmount();
    await render(navigation);
    enter(link('Shirts').element());
    expect(await after(1499)).toBe(false);
    leave(link('Shirts').element());
    await after(1);
    enter(link('Shirts').element());
    expect(await after(0)).toBe(true);
  });

  test('closes a hovered panel on Escape', async () => {
    await render(navigation);
    enter(link('Shirts').element());
    await after(0);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await after(0)).toBe(false);
  });
});
