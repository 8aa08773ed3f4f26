import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from './alert';

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['danger', 'alert'],
] as const)('%s is announced as %s', async (kind, role) => {
  const screen = await render(<Alert kind={kind}>The basket has changed</Alert>);
  await expect.element(screen.getByRole(role)).toHaveTextContent('The basket has changed');
});

test('can be dismissed', async () => {
  const dismiss = vi.fn<() => void>();
  const screen = await render(
    <Alert title="Payment declined" onDismiss={dismiss} dismissLabel="Close">
      Try another card
    </Alert>,
  );
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(dismiss).toHaveBeenCalledOnce();
});
