import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from './checkbox-group';

const options = [
  { value: 'red', label: 'Red', count: 12 },
  { value: 'black', label: 'Black', count: 3 },
  { value: 'blue', label: 'Blue', count: 0, disabled: true },
];

function Colours({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState<string[]>(['black']);
  return (
    <>
      <CheckboxGroup
        legend="Colour"
        options={options}
        value={value}
        onValueChange={setValue}
        errorMessage={errorMessage}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('each is ticked on its own, by keyboard too; counts are part of the names', async () => {
  const screen = await render(<Colours />);
  await expect.element(screen.getByRole('group', { name: 'Colour' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('checkbox', { name: 'Red (12)' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('black red');
  await screen.getByRole('checkbox', { name: 'Black (3)' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('red');
  await expect.element(screen.getByRole('checkbox', { name: 'Blue (0)' })).toBeDisabled();
});

test('what is wrong describes the group', async () => {
  const screen = await render(<Colours errorMessage="Choose a colour" />);
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Choose a colour');
});

test('without a handler a form sends what is ticked', async () => {
  const screen = await render(
    <form aria-label="Filter">
      <CheckboxGroup legend="Colour" name="colour" options={options} value={['red']} />
    </form>,
  );
  await screen.getByRole('checkbox', { name: 'Black (3)' }).click();
  const form = screen.getByRole('form').element();
  expect(form instanceof HTMLFormElement && new FormData(form).getAll('colour')).toEqual(['red', 'black']);
});
