import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteFooter } from './site-footer';

const sections = [
  {
    headline: 'Help',
    links: [
      { text: 'Delivery', url: '/delivery/' },
      { text: 'Tickets', url: 'https://tickets.example/', target: '_blank' },
    ],
  },
];
const footer = <SiteFooter sections={sections} copyright="© 2026" newWindowLabel="opens in a new window" />;

test('opens and closes a section below 1024 px (S2.44)', async () => {
  await page.viewport(1023, 700);
  const screen = await render(footer);
  expect(screen.getByRole('link').elements()).toHaveLength(0);
  await screen.getByText('Help').first().click();
  await expect.element(screen.getByRole('link', { name: 'Delivery' })).toBeVisible();
});

test('shows every section from 1024 px, and names links that open a new window', async () => {
  await page.viewport(1024, 700);
  const screen = await render(footer);
  await expect.element(screen.getByRole('heading', { name: 'Help' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Delivery' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Tickets (opens in a new window)' })).toBeVisible();
});
