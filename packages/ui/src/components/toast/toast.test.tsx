import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notify, Toasts } from '.';

const region = <Toasts label="Notifications" closeLabel="Close" />;

test('announces a message and offers to undo the action', async () => {
  const undo = vi.fn<() => void>();
  const screen = await render(region);
  notify({ text: 'Home shirt removed', action: { label: 'Undo', onPress: undo } });
  await expect.element(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Home shirt removed');
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('is reached and closed by keyboard, and returns the focus', async () => {
  const screen = await render(
    <>
      <button type="button">Add to basket</button>
      {region}
    </>,
  );
  const add = screen.getByRole('button', { name: 'Add to basket' });
  await add.click();
  notify({ text: 'Home shirt added', kind: 'success' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

test('closes a lasting toast when its cause ends', async () => {
  const screen = await render(region);
  const close = notify({ text: 'You are offline', kind: 'warning', lasting: true });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You are offline');
  close();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
