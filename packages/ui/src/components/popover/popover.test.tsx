import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button';
import { Popover } from './popover';

const popover = (
  <Popover label="About preorders" trigger={(wiring) => <Button {...wiring}>What is a preorder?</Button>}>
    {(close) => (
      <>
        <p>It is sent when it is made.</p>
        <Button onClick={close}>Got it</Button>
      </>
    )}
  </Popover>
);

test('opens next to its button by keyboard, traps the focus and returns it on Escape', async () => {
  const screen = await render(popover);
  const opener = screen.getByRole('button', { name: 'What is a preorder?' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'About preorders' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('closes from its content and on a click outside', async () => {
  const screen = await render(popover);
  const opener = screen.getByRole('button', { name: 'What is a preorder?' });
  await opener.click();
  await screen.getByRole('button', { name: 'Got it' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 4, y: 400 } });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
