import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SizePicker } from './size-picker';

const sizes = [
  { value: 's', label: 'S', href: '/p-1/' },
  { value: 'm', label: 'M', name: 'M, sold out', state: 'sold-out', href: '/p-2/' },
  { value: 'l', label: 'L', name: 'L, preorder', state: 'preorder', href: '/p-3/' },
] as const;

function Picker({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SizePicker
      label="Size"
      sizes={sizes}
      value={value}
      onValueChange={setValue}
      errorMessage={errorMessage}
    />
  );
}

test('chooses a size by pointer; arrow keys skip sold-out sizes', async () => {
  const screen = await render(<Picker />);
  await expect.element(screen.getByRole('group', { name: 'Size' })).toBeVisible();
  await screen.getByRole('radio', { name: 'S', exact: true }).click();
  await expect.element(screen.getByRole('radio', { name: 'S', exact: true })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'L, preorder' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'M, sold out' })).toBeDisabled();
});

test('is described by its error', async () => {
  const screen = await render(<Picker errorMessage="Choose a size first." />);
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Choose a size first.');
});

test('shows links and marks the current one if it has no handler', async () => {
  const screen = await render(<SizePicker label="Size" sizes={sizes} value="l" />);
  await expect.element(screen.getByRole('link', { name: 'M, sold out' })).toHaveAttribute('href', '/p-2/');
  await expect
    .element(screen.getByRole('link', { name: 'L, preorder' }))
    .toHaveAttribute('aria-current', 'true');
});

test('is large enough to touch', async () => {
  const screen = await render(<Picker />);
  for (const radio of screen.getByRole('radio').elements()) {
    const { width, height } = radio.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
});
