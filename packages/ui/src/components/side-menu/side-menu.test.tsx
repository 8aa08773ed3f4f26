import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileNavigation } from '../mobile-navigation/mobile-navigation';
import { MenuButton, SideMenu } from './side-menu';

const items = [{ name: 'Shirts', href: '#shirts', children: [{ name: 'Home', href: '#home' }] }];

test('opens with the burger button, expands departments in place, and closes on Escape', async () => {
  const screen = await render(
    <>
      <MenuButton menu="menu" label="Open menu" />
      <SideMenu id="menu" label="Menu" closeLabel="Close menu">
        <MobileNavigation label="Main navigation" items={items} allLabel={(name) => `See all ${name}`} />
      </SideMenu>
    </>,
  );
  const burger = screen.getByRole('button', { name: 'Open menu' });
  await burger.click();
  await expect.element(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await screen.getByText('Shirts', { exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'See all Shirts' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
