import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field';

const labels = { label: 'Password', showLabel: 'Show password', hideTypedLabel: 'Hide password' };

test('hides the password until asked to show it, and keeps the input', async () => {
  const screen = await render(<PasswordField {...labels} autoComplete="current-password" />);
  const field = screen.getByLabelText('Password', { exact: true });
  await field.fill('north stand');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('north stand');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('has a button that does not submit the form, and an error that describes the field', async () => {
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <PasswordField {...labels} errorMessage="Use at least 8 characters." />
    </form>,
  );
  const field = screen.getByLabelText('Password', { exact: true });
  await expect.element(field).toHaveAccessibleDescription('Use at least 8 characters.');
  await field.click();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveAttribute('type', 'text');
  expect(submit).not.toHaveBeenCalled();
});
