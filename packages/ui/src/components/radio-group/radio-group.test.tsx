import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'home', label: 'Home shirt' },
  { value: 'away', label: 'Away shirt', description: 'New this season' },
  { value: 'third', label: 'Third shirt', disabled: true },
];

function Shirt({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState<string | null>('home');
  return (
    <RadioGroup
      legend="Shirt"
      options={options}
      value={value}
      onValueChange={setValue}
      errorMessage={errorMessage}
    />
  );
}

test('skips disabled options with arrow keys', async () => {
  const screen = await render(<Shirt />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Home shirt' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const away = screen.getByRole('radio', { name: 'Away shirt', exact: true });
  await expect.element(away).toBeChecked();
  await expect.element(away).toHaveAccessibleDescription('New this season');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Home shirt' })).toBeChecked();
});

test('is described by its error', async () => {
  const screen = await render(<Shirt errorMessage="Choose a shirt" />);
  await expect
    .element(screen.getByRole('group', { name: 'Shirt' }))
    .toHaveAccessibleDescription('Choose a shirt');
});

test('has lines that are large enough to touch', async () => {
  const screen = await render(<Shirt />);
  for (const radio of screen.getByRole('radio').elements()) {
    expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
