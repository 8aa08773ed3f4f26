import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityStepper } from './quantity-stepper';

const change = vi.fn<(value: number) => void>();

function Stepper({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  const onValueChange = (next: number) => {
    change(next);
    setValue(next);
  };
  return (
    <QuantityStepper
      label="Quantity"
      decreaseLabel="One fewer"
      increaseLabel="One more"
      value={value}
      onValueChange={onValueChange}
      max={5}
    />
  );
}

async function renderStepper(initial: number) {
  change.mockClear();
  const screen = await render(<Stepper initial={initial} />);
  return {
    number: screen.getByRole('spinbutton', { name: 'Quantity' }),
    fewer: screen.getByRole('button', { name: 'One fewer' }),
    more: screen.getByRole('button', { name: 'One more' }),
    status: screen.getByRole('status'),
  };
}

test('counts up to the limit, announces it, and keeps the focus', async () => {
  const { number, more, status } = await renderStepper(4);
  await more.click();
  await expect.element(number).toHaveValue(5);
  await expect.element(status).toHaveTextContent('Quantity: 5');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledTimes(1);
  await expect.element(more).toHaveFocus();
});

test('does not go below one', async () => {
  const { fewer } = await renderStepper(1);
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  fewer.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(change).not.toHaveBeenCalled();
});

test.each([
  ['3', 3],
  ['900', 5],
  ['-4', 1],
  ['2.9', 2],
])('turns a typed %s into %i', async (typed, expected) => {
  const { number } = await renderStepper(4);
  await number.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(number).toHaveValue(expected);
  expect(change).toHaveBeenCalledExactlyOnceWith(expected);
});

test('announces that a typed number was corrected, each time and to the value it had too', async () => {
  const { number, status } = await renderStepper(5);
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status.element().textContent));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  for (const typed of ['900', '12']) {
    await number.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(number).toHaveValue(5);
  }
  observer.disconnect();
  expect(announced.map((text) => text?.trim())).toEqual(['Quantity: 5', 'Quantity: 5']);
  expect(change).not.toHaveBeenCalled();
});

test('restores its value when emptied', async () => {
  const { number } = await renderStepper(4);
  await number.fill('');
  await userEvent.tab();
  await expect.element(number).toHaveValue(4);
  expect(change).not.toHaveBeenCalled();
});
