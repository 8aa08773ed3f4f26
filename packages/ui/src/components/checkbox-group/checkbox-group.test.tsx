import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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

test('toggles each option by keyboard too; counts are part of the names', async () => {
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

test('shows a child option below its parent, and toggles it independently', async () => {
  const change = vi.fn<(value: string[]) => void>();
  const screen = await render(
    <CheckboxGroup
      legend="Category"
      value={[]}
      onValueChange={change}
      options={[
        { value: 'shirts', label: 'Shirts', children: [{ value: 'home', label: 'Home shirts' }] },
        { value: 'sale', label: 'Sale' },
      ]}
    />,
  );
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true });
  const below = screen.getByRole('listitem').first().getByRole('list');
  await expect.element(below.getByRole('checkbox')).toHaveAccessibleName('Home shirts');
  const left = (name: string) => box(name).element().getBoundingClientRect().left;
  expect(left('Home shirts')).toBeGreaterThan(left('Shirts'));
  expect(left('Sale')).toBe(left('Shirts'));
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(box('Home shirts')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenLastCalledWith(['home']);
});

test('is described by its error', async () => {
  const screen = await render(<Colours errorMessage="Choose a colour" />);
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Choose a colour');
});

test('submits the ticked options with a form if it has no handler', async () => {
  const screen = await render(
    <form aria-label="Filter">
      <CheckboxGroup legend="Colour" name="colour" options={options} value={['red']} />
    </form>,
  );
  await screen.getByRole('checkbox', { name: 'Black (3)' }).click();
  const form = screen.getByRole('form').element();
  expect(form instanceof HTMLFormElement && new FormData(form).getAll('colour')).toEqual(['red', 'black']);
});
