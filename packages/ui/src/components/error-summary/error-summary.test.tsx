import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioCards } from '../radio-cards/radio-cards';
import { TextField } from '../text-field/text-field';
import { ErrorSummary } from './error-summary';

const problems = [
  { fieldId: 'email', message: 'Enter your e-mail' },
  { fieldId: 'delivery', message: 'Choose a delivery' },
];

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary title="Two things are missing" errors={problems} attempt={attempt} />
      <TextField id="email" label="E-mail" />
      <RadioCards
        id="delivery"
        legend="Delivery"
        options={[{ value: 'home', title: 'Home' }]}
        value={null}
        onValueChange={() => undefined}
      />
    </>
  );
}

test('takes the focus at each submit attempt only', async () => {
  const screen = await render(<Form attempt={1} />);
  const summary = screen.getByRole('alert', { name: 'Two things are missing' });
  await expect.element(summary).toHaveFocus();
  screen.getByLabelText('E-mail').element().focus();
  await screen.rerender(<Form attempt={1} />);
  await expect.element(screen.getByLabelText('E-mail')).toHaveFocus();
  await screen.rerender(<Form attempt={2} />);
  await expect.element(summary).toHaveFocus();
});

test('links to the field or to the first option of the group', async () => {
  const screen = await render(<Form attempt={1} />);
  await screen.getByRole('link', { name: 'Enter your e-mail' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await screen.getByRole('link', { name: 'Choose a delivery' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Home' })).toHaveFocus();
});

test('shows nothing without errors', async () => {
  const screen = await render(<ErrorSummary title="Nothing" errors={[]} />);
  expect(screen.container.childElementCount).toBe(0);
});
