import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select, type SelectProps } from './select';

const chosen = vi.fn<(value: string) => void>();

const wrapping = (props?: Partial<SelectProps>) => (
  <form aria-label="Gift">
    <Select
      label="Wrapping"
      name="wrapping"
      placeholder="Choose"
      onValueChange={chosen}
      choices={[
        { value: 'none', label: 'None' },
        { value: 'paper', label: 'Paper', description: 'Recycled' },
        { value: 'box', label: 'Gift box', disabled: true },
        { value: 'ribbon', label: 'Ribbon' },
      ]}
      {...props}
    />
  </form>
);

const sent = () => {
  const form = document.querySelector('form');
  return form && new FormData(form).get('wrapping');
};

test('opens with an arrow key; arrow keys and first letters move, Enter chooses and returns the focus', async () => {
  chosen.mockClear();
  const screen = await render(wrapping());
  const field = screen.getByRole('combobox', { name: 'Wrapping' });
  await expect.element(field).toHaveTextContent('Choose');
  expect(sent()).toBe('');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox', { name: 'Wrapping' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: 'None' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Ribbon' })).toHaveFocus();
  await userEvent.keyboard('p');
  await expect.element(screen.getByRole('option', { name: 'Paper Recycled' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveTextContent('Paper');
  expect(sent()).toBe('paper');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('paper');
});

test('opens on the chosen option, announces it, and reports no change if it is chosen again', async () => {
  chosen.mockClear();
  const screen = await render(wrapping({ defaultValue: 'ribbon' }));
  await screen.getByRole('combobox', { name: 'Wrapping' }).click();
  const option = screen.getByRole('option', { name: 'Ribbon' });
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  await expect.element(option).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: 'Paper Recycled' })).toBeVisible();
  await option.click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

test('keeps the choice on Escape and on a click outside; disabled options cannot be chosen', async () => {
  chosen.mockClear();
  const screen = await render(wrapping({ defaultValue: 'none' }));
  const field = screen.getByRole('combobox', { name: 'Wrapping' });
  await field.click();
  await expect
    .element(screen.getByRole('option', { name: 'Gift box' }))
    .toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('option', { name: 'Gift box' }).click({ force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await field.click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 500 } });
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  expect(sent()).toBe('none');
  expect(chosen).not.toHaveBeenCalled();
});

test('shows an error at the field, and follows its value prop', async () => {
  const screen = await render(wrapping({ value: null, errorMessage: 'Choose how it is wrapped' }));
  const field = screen.getByRole('combobox', { name: 'Wrapping' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Choose how it is wrapped');
  await screen.rerender(wrapping({ value: 'paper' }));
  await expect.element(field).toHaveTextContent('Paper');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});
