import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltip } from './tooltip';

const tooltip = (
  <Tooltip text="Saved on this device" delay={0}>
    <button type="button">Favourites</button>
  </Tooltip>
);

test('describes its control while it has focus, until Escape', async () => {
  const screen = await render(tooltip);
  const control = screen.getByRole('button', { name: 'Favourites' });
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Saved on this device');
  await expect.element(control).toHaveAccessibleDescription('Saved on this device');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(control).toHaveFocus();
});

test('appears on hover', async () => {
  const screen = await render(tooltip);
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 500 } });
  await screen.getByRole('button').hover();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
});
