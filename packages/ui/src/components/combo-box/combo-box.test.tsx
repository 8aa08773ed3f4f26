import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox } from './combo-box';

const points = [
  { id: 'kiosk', text: 'Corner Kiosk', description: 'Torvegade 12', aside: '320 m' },
  { id: 'station', text: 'Station Shop' },
];

const chosen = vi.fn<(id: string) => void>();
const submitted = vi.fn<() => void>();

function Search({ errorMessage, at = 4 }: { errorMessage?: string; at?: number }) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="Delivery">
      <ComboBox
        label="Postcode"
        description="Near you"
        errorMessage={errorMessage}
        value={value}
        onValueChange={setValue}
        options={value.length >= at ? points : []}
        onChoose={chosen}
        onSubmit={submitted}
      />
      <button type="submit">Pay</button>
    </form>
  );
}

async function renderSearch(errorMessage?: string) {
  chosen.mockClear();
  submitted.mockClear();
  const screen = await render(<Search errorMessage={errorMessage} />);
  return { screen, field: screen.getByRole('combobox', { name: 'Postcode' }) };
}

test('opens when suggestions arrive; arrow keys move, Enter chooses, and the typed text stays', async () => {
  const { screen, field } = await renderSearch();
  await userEvent.tab();
  await userEvent.keyboard('500');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('0');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  const kiosk = screen.getByRole('option', { name: 'Corner Kiosk Torvegade 12 320 m' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant', kiosk.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('station');
  expect(submitted).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('5000');
  await expect.element(field).toHaveFocus();
});

test('announces the number of suggestions in the language of the page', async () => {
  document.documentElement.lang = 'da';
  const { field } = await renderSearch();
  await field.fill('5000');
  await expect.poll(() => document.body.textContent).toMatch(/2\smuligheder tilgængelige/);
  document.documentElement.lang = 'en';
});

test('a click chooses, Escape closes and keeps the text, and ArrowDown opens again', async () => {
  const { screen, field } = await renderSearch();
  await field.fill('5000');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('5000');
  await userEvent.keyboard('{ArrowDown}');
  await screen.getByRole('option', { name: /^Corner Kiosk/ }).click();
  // The next list would open below the pointer, which makes an option active.
  await userEvent.unhover(document.documentElement);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('kiosk');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Enter and Tab without an active option choose nothing; Enter submits the text', async () => {
  const { screen, field } = await renderSearch();
  await field.fill('5000');
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
  await field.fill('50001');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('50001');
});

test('is described by its error and its description', async () => {
  const { field } = await renderSearch('Enter a postcode');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Enter a postcode Near you');
});
