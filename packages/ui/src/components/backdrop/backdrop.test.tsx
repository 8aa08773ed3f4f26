import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Backdrop } from './backdrop';

test('receives clicks only while it is open', async () => {
  const press = vi.fn<() => void>();
  const page = vi.fn<() => void>();
  const both = (open: boolean) => (
    <>
      <button type="button" onClick={page}>
        Page
      </button>
      <Backdrop open={open} onClick={press} />
    </>
  );
  const screen = await render(both(true));
  await userEvent.click(document.documentElement, { position: { x: 20, y: 200 } });
  expect(press).toHaveBeenCalledOnce();
  await screen.rerender(both(false));
  await screen.getByRole('button', { name: 'Page' }).click();
  expect(page).toHaveBeenCalledOnce();
  expect(press).toHaveBeenCalledOnce();
});
