import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SideNavigation } from './side-navigation';

test('links to the account pages, marks the current one and logs out', async () => {
  const logOut = vi.fn<() => void>();
  const screen = await render(
    <SideNavigation
      label="My account"
      items={[
        { text: 'Overview', href: '#overview', current: true },
        { text: 'Order history', href: '#orders', icon: 'box' },
      ]}
      action={{ text: 'Log out', onPress: logOut }}
    />,
  );
  await expect.element(screen.getByRole('navigation', { name: 'My account' })).toBeVisible();
  const shown = screen.getByRole('link', { name: 'Overview' });
  await expect.element(shown).toHaveAttribute('aria-current', 'page');
  const orders = screen.getByRole('link', { name: 'Order history' });
  await expect.element(orders).toHaveAttribute('href', '#orders');
  expect(orders.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (const _entry of ['Overview', 'Order history', 'Log out']) {
    await userEvent.tab();
  }
  await userEvent.keyboard('{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
});

test.each(['ltr', 'rtl'])('shows the current entry in a row that is too narrow for all, %s', async (dir) => {
  const items = ['Overview', 'Account details and passwords', 'Order history and returns'].map(
    (text, at) => ({
      text,
      href: `#${at}`,
      current: at === 2,
    }),
  );
  const screen = await render(
    <div dir={dir} style={{ inlineSize: '320px', whiteSpace: 'nowrap' }}>
      <SideNavigation label="My account" items={items} />
    </div>,
  );
  const row = screen.getByRole('list').element().getBoundingClientRect();
  const shown = screen
    .getByRole('link', { name: 'Order history and returns' })
    .element()
    .getBoundingClientRect();
  expect(shown.left).toBeGreaterThanOrEqual(row.left);
  expect(shown.right).toBeLessThanOrEqual(row.right);
});
