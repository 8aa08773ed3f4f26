import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ComboBox } from './combo-box';

const options = [
  { id: 'DK', text: 'Denmark' },
  { id: 'ES', text: 'España' },
  { id: 'SE', text: 'Sweden' },
];

function Country({ initial = null, errorMessage }: { initial?: string | null; errorMessage?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <form aria-label="Address" onSubmit={(event) => event.preventDefault()}>
      <ComboBox
        label="Country"
        description="Where it is sent"
        errorMessage={errorMessage}
        options={options}
        value={value}
        onValueChange={setValue}
        emptyLabel="No country of that name"
        countLabel={(count) => `${count} countries`}
        name="country"
      />
      <button type="submit">Go on</button>
    </form>
  );
}

async function renderCountry(initial?: string) {
  const screen = await render(<Country initial={initial} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  const form = screen.getByRole('form');
  return { screen, field, form };
}

test('filters by the typed text, ignoring accents; arrow keys and Enter choose', async () => {
  const { screen, field, form } = await renderCountry();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('espan');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 countries');
  const spain = screen.getByRole('option', { name: 'España' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-activedescendant', spain.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('España');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(form).toHaveFormValues({ country: 'ES' });
});

test('opens the whole list with an arrow key and marks the chosen option; a click chooses another', async () => {
  const { screen, field, form } = await renderCountry('SE');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option').elements()).toHaveLength(3);
  await expect
    .element(screen.getByRole('option', { name: 'Sweden' }))
    .toHaveAttribute('aria-selected', 'true');
  await screen.getByRole('option', { name: 'Denmark' }).click();
  await expect.element(field).toHaveValue('Denmark');
  await expect.element(field).toHaveFocus();
  await expect.element(form).toHaveFormValues({ country: 'DK' });
});

test('chooses an option typed in full on blur; an emptied field chooses none', async () => {
  const { field, form } = await renderCountry();
  await field.fill('denmark');
  await userEvent.tab();
  await expect.element(form).toHaveFormValues({ country: 'DK' });
  await field.fill('');
  await userEvent.tab();
  await expect.element(form).toHaveFormValues({ country: '' });
});

test('says that nothing matches; Escape and blur restore the choice', async () => {
  const { screen, field } = await renderCountry('SE');
  await field.fill('zz');
  await expect.element(screen.getByRole('status')).toHaveTextContent('No country of that name');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Sweden');
  await field.fill('zz');
  await userEvent.tab();
  await expect.element(field).toHaveValue('Sweden');
  expect(screen.getByRole('option').elements()).toHaveLength(0);
});

test('is described by its error and its description', async () => {
  const screen = await render(<Country errorMessage="Choose a country" />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Choose a country Where it is sent');
});
