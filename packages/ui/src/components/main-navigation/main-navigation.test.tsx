import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MainNavigation } from './main-navigation';

const items = [
  { name: 'Shirts', href: '#shirts', activeTrail: true, children: [{ name: 'Home', href: '#home' }] },
  { name: 'Sale', href: '#sale' },
];
const navigation = <MainNavigation label="Main navigation" items={items} moreLabel="show more" />;
const toggle = () => page.getByRole('button', { name: 'Shirts: show more' });
const home = () => page.getByRole('link', { name: 'Home' });

test('a panel opens by keyboard; Escape closes it and gives focus back', async () => {
  await render(navigation);
  expect(home().elements()).toHaveLength(0);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(toggle()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await expect.element(home()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle()).toHaveFocus();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('a panel closes when focus goes on', async () => {
  await render(navigation);
  await toggle().click();
  await expect.element(home()).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Sale' })).toHaveFocus();
  await expect.element(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('a panel shows under the pointer until Escape or a followed link (S2.42)', async () => {
  await render(navigation);
  await page.getByRole('link', { name: 'Shirts' }).hover();
  await expect.element(home()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(home()).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Sale' }).hover();
  await page.elementLocator(document.body).hover({ position: { x: 5, y: 300 } });
  await page.getByRole('link', { name: 'Shirts' }).hover();
  await home().click();
  await expect.element(home()).not.toBeInTheDocument();
});
