import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Range, RangeField } from './range-field';

const change = vi.fn<(range: Range) => void>();

function Price({ initial }: { initial: Range }) {
  const [value, setValue] = useState(initial);
  const onValueChange = (range: Range) => {
    change(range);
    setValue(range);
  };
  return (
    <RangeField
      label="Price"
      fromLabel="From"
      toLabel="To"
      min={0}
      max={100}
      step={5}
      value={value}
      onValueChange={onValueChange}
      format={(number) => `€${number}`}
    />
  );
}

async function renderPrice(initial: Range = [20, 80]) {
  change.mockClear();
  const screen = await render(<Price initial={initial} />);
  const thumb = (name: string) => screen.getByRole('slider', { name });
  const number = (name: string) => screen.getByRole('spinbutton', { name });
  return { screen, thumb, number };
}

test('moves thumbs by keyboard, announces their values and reports them on release', async () => {
  const { thumb, number } = await renderPrice();
  await userEvent.tab();
  await expect.element(thumb('From')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(thumb('From')).toHaveAttribute('aria-valuetext', '€25');
  await expect.element(number('From')).toHaveValue(25);
  expect(change).toHaveBeenCalledExactlyOnceWith([25, 80]);
});

test('keeps the thumbs from passing each other', async () => {
  const { thumb } = await renderPrice([75, 80]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(thumb('From')).toHaveValue('80');
  expect(change).toHaveBeenLastCalledWith([80, 80]);
});

test.each([
  ['To', '60', [20, 60]],
  ['To', '900', [20, 100]],
  ['From', '-3', [0, 80]],
  ['From', '95', [80, 80]],
])('%s typed as %s', async (name, typed, range) => {
  const { number } = await renderPrice();
  await number(name).fill(typed);
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith(range);
});

test('restores its value when a number is emptied', async () => {
  const { number } = await renderPrice();
  await number('To').fill('');
  await userEvent.tab();
  await expect.element(number('To')).toHaveValue(80);
  expect(change).not.toHaveBeenCalled();
});

test('has thumbs that a finger can grab', async () => {
  const { thumb } = await renderPrice();
  const { left, width, top, height } = thumb('From').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  const at = (share: number) => document.elementFromPoint(left + 22 + (width - 44) * share, top + height / 2);
  expect(at(0.2)).toBe(thumb('From').element());
  expect(at(0.8)).toBe(thumb('To').element());
});
