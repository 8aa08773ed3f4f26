import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from './checkbox';

test('is toggled by its label, which is its whole name', async () => {
  const screen = await render(
    <Checkbox label="Ship to another address" description="You can change it later" />,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'Ship to another address', exact: true });
  await screen.getByText('Ship to another address').click();
  await expect.element(checkbox).toBeChecked();
  await expect.element(checkbox).toHaveAccessibleDescription('You can change it later');
});

test('is described by its error', async () => {
  const screen = await render(
    <Checkbox label="I accept the terms" errorMessage="Accept the terms to go on" />,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' });
  await expect.element(checkbox).toBeInvalid();
  await expect.element(checkbox).toHaveAccessibleDescription('Accept the terms to go on');
});
