import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConsentBanner, type ConsentBannerProps } from './consent-banner';

const purposes = [
  { id: 'basics', name: 'Necessary', description: 'Basket and login.', necessary: true },
  { id: 'statistics', name: 'Statistics', description: 'Which pages work.' },
  { id: 'marketing', name: 'Marketing', description: 'Our advertising.' },
];
const labels = {
  acceptAll: 'Accept all',
  rejectAll: 'Only necessary',
  choose: 'Choose',
  save: 'Save choice',
};
const button = (name: string) => page.getByRole('button', { name });

async function show(props: Partial<ConsentBannerProps> = {}) {
  const decide = vi.fn<(allowed: readonly string[]) => void>();
  await render(
    <ConsentBanner
      heading="Cookies"
      text="Your call."
      purposes={purposes}
      labels={labels}
      onDecide={decide}
      {...props}
    />,
  );
  return decide;
}

test('accepts and refuses with one click each, on equal buttons', async () => {
  const decide = await show();
  await button('Accept all').click();
  expect(decide).toHaveBeenLastCalledWith(['statistics', 'marketing']);
  await button('Only necessary').click();
  expect(decide).toHaveBeenLastCalledWith([]);
  const [accept, refuse] = ['Accept all', 'Only necessary'].map((name) => button(name).element());
  expect(accept?.className).toBe(refuse?.className);
  expect(accept?.getBoundingClientRect().height).toBe(refuse?.getBoundingClientRect().height);
});

test('starts a choice by purpose with only the necessary purpose ticked', async () => {
  const decide = await show();
  await button('Choose').click();
  await expect.element(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Statistics' }).click();
  await button('Save choice').click();
  expect(decide).toHaveBeenLastCalledWith(['statistics']);
});

test('shows the current choice and takes the focus if it was reopened', async () => {
  const decide = await show({ asked: true, allowed: ['marketing'] });
  await expect.element(page.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await expect.element(page.getByRole('region', { name: 'Cookies' })).toHaveFocus();
  await userEvent.tab();
  await page.getByRole('checkbox', { name: 'Marketing' }).click();
  await button('Save choice').click();
  expect(decide).toHaveBeenLastCalledWith([]);
});
