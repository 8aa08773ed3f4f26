import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch } from './switch';

test('is toggled by its label and by the space key', async () => {
  const turned = vi.fn<(on: boolean) => void>();
  const screen = await render(
    <Switch
      label="Only in stock"
      description="Leaves out what cannot be bought now"
      onChange={(event) => turned(event.target.checked)}
    />,
  );
  const control = screen.getByRole('switch', { name: 'Only in stock', exact: true });
  await expect.element(control).toHaveAccessibleDescription('Leaves out what cannot be bought now');
  await screen.getByText('Only in stock').click();
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  expect(turned.mock.calls).toEqual([[true], [false]]);
});

test('is large enough to touch', async () => {
  const screen = await render(<Switch label="Only in stock" />);
  const label = screen.getByRole('switch').element().closest('label');
  expect(label?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
