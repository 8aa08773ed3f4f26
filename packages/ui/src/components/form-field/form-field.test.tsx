import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField } from '../select-field/select-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

const countries = [
  { value: 'DK', label: 'Denmark' },
  { value: 'ES', label: 'Spain' },
];

test('a field is found by its label and keeps native props', async () => {
  const screen = await render(
    <TextField label="E-mail" type="email" autoComplete="email" name="email" required />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await field.fill('ana@example.com');
  await expect.element(field).toHaveValue('ana@example.com');
  await expect.element(field).toHaveAttribute('autocomplete', 'email');
  await expect.element(field).toBeRequired();
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
});

test('a field is described by its error and description', async () => {
  const screen = await render(
    <TextField label="Zip code" description="Four digits" errorMessage="Enter a zip code, such as 8000" />,
  );
  const field = screen.getByRole('textbox', { name: 'Zip code' });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Enter a zip code, such as 8000 Four digits');
});

test('a hidden label still names the field', async () => {
  const screen = await render(<TextArea label="Message" hideLabel />);
  await expect.element(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('a select shows its options after the placeholder', async () => {
  const screen = await render(
    <SelectField label="Country" options={countries} placeholder="Choose a country" />,
  );
  const field = screen.getByRole('combobox', { name: 'Country' });
  await expect.element(field).toHaveValue('');
  await field.selectOptions('Spain');
  await expect.element(field).toHaveValue('ES');
});
