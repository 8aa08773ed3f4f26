import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileNavigation } from '../mobile-navigation/mobile-navigation';
import { MenuButton, SideMenu } from './side-menu';

afterEach(() => {
  vi.useRealTimers();
});

const items = [{ name: 'Shirts', href: '#shirts', children: [{ name: 'Home', href: '#home' }] }];

async function open() {
  await page.viewport(800, 600);
  const screen = await render(
    <>
      <MenuButton menu="menu" label="Open menu" />
      <a href="#content">Content</a>
      <SideMenu id="menu" label="Menu" closeLabel="Close menu">
        <MobileNavigation label="Main navigation" items={items} allLabel={(name) => `See all ${name}`} />
      </SideMenu>
    </>,
  );
  await screen.getByRole('button', { name: 'Open menu' }).click();
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu).toBeVisible();
  return { screen, menu };
}

const noScroll = () => document.body.classList.contains('no-scroll');

test('opens with the burger button, expands departments in place, and closes on Escape', async () => {
  const { screen } = await open();
  await screen.getByText('Shirts', { exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'See all Shirts' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('holds the page and the focus while it is open (S2.43)', async () => {
  const { screen, menu } = await open();
  expect(noScroll()).toBe(true);
  expect(menu.element().contains(document.activeElement)).toBe(true);
  const behind = screen.getByRole('link', { name: 'Content' });
  (behind.element() as HTMLElement).focus();
  expect(menu.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  (behind.element() as HTMLElement).focus();
  await expect.element(behind).toHaveFocus();
  expect(noScroll()).toBe(false);
});

test('closes on its backdrop, when a link is followed, and when the path changes', async () => {
  const address = location.href;
  const { screen, menu } = await open();
  const reopen = async () => {
    await expect.element(menu).not.toBeInTheDocument();
    expect(noScroll()).toBe(false);
    await screen.getByRole('button', { name: 'Open menu' }).click();
    await expect.element(menu).toBeVisible();
  };
  await userEvent.click(document.documentElement, { position: { x: 700, y: 20 } });
  await reopen();
  await screen.getByText('Shirts', { exact: true }).click();
  await screen.getByRole('link', { name: 'Home' }).click();
  await reopen();
  history.pushState(null, '', '/elsewhere/');
  await expect.element(menu).not.toBeInTheDocument();
  history.pushState(null, '', address);
});

test('shows its first level again 400 ms after it has closed (S4.19)', async () => {
  const { screen, menu } = await open();
  await screen.getByText('Shirts', { exact: true }).click();
  const panel = menu.element() as HTMLElement;
  const isExpanded = () => panel.querySelector('details')?.open;
  expect(isExpanded()).toBe(true);
  vi.useFakeTimers();
  panel.hidePopover();
  await vi.advanceTimersByTimeAsync(399);
  expect(isExpanded()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(isExpanded).toBe(false);
});
