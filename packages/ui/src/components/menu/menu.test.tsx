import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IconButton } from '../icon-button';
import { Menu } from './menu';

const follow = vi.fn<(href: string) => void>();
const logOut = vi.fn<() => void>();

const menu = (
  <Menu
    label="Account"
    trigger={(wiring) => <IconButton icon="user" label="Open account menu" {...wiring} />}
    navigate={follow}
    entries={[
      { id: 'profile', text: 'My account', href: '/user/profile/', current: true },
      { id: 'orders', text: 'Order history', href: '/user/order-history/' },
      { id: 'logout', text: 'Log out', onSelect: logOut, separated: true },
    ]}
  />
);

test('opens by keyboard on its first entry; arrow keys and first letters move, Enter chooses', async () => {
  const screen = await render(menu);
  const opener = screen.getByRole('button', { name: 'Open account menu' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu', { name: 'Account' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('menuitem', { name: 'Order history' })).toHaveFocus();
  await userEvent.keyboard('l');
  await expect.element(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('follows links within the application and marks the current page', async () => {
  const screen = await render(menu);
  await screen.getByRole('button', { name: 'Open account menu' }).click();
  const current = screen.getByRole('menuitem', { name: 'My account' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const orders = screen.getByRole('menuitem', { name: 'Order history' });
  await expect.element(orders).toHaveAttribute('href', '/user/order-history/');
  await orders.click();
  expect(follow).toHaveBeenCalledWith('/user/order-history/', undefined);
});

test('closes on Escape without a choice', async () => {
  logOut.mockClear();
  const screen = await render(menu);
  await screen.getByRole('button', { name: 'Open account menu' }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(logOut).not.toHaveBeenCalled();
});
