import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguagePicker } from './language-picker';

const languages = [
  { name: 'English', lang: 'en', href: '#en', current: true },
  { name: 'Dansk', lang: 'da', href: '#da' },
];
const picker = <LanguagePicker label="Choose language" languages={languages} />;
const summary = () => page.getByText('English').first();
const other = () => page.getByRole('link', { name: 'Dansk' });

test('closes on Escape and returns the focus', async () => {
  const screen = await render(picker);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(other()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.element(other()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(screen.container.querySelector('summary'));
});

test('closes on a click outside, but not on a click on one of its links', async () => {
  await render(picker);
  await summary().click();
  await expect.element(other()).toHaveAttribute('lang', 'da');
  await other().click();
  await expect.element(other()).toBeVisible();
  await page.elementLocator(document.body).click({ position: { x: 1, y: 500 } });
  await expect.element(other()).not.toBeInTheDocument();
});
