import { Activity, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog';
import { Drawer } from '../drawer/drawer';
import { doubleClickTime } from './use-modal';

afterEach(() => {
  vi.useRealTimers();
});

function Basket({ as: Overlay }: { as: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show basket
      </button>
      <Overlay open={open} onClose={() => setOpen(false)} title="Basket" closeLabel="Close">
        <a href="#basket">To the basket</a>
      </Overlay>
    </>
  );
}

const pressBackdrop = () =>
  document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));

const noScroll = () => document.body.classList.contains('no-scroll');

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s traps focus and blocks scrolling until Escape closes it', async (_name, Overlay) => {
  const screen = await render(<Basket as={Overlay} />);
  const opener = screen.getByRole('button', { name: 'Show basket' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Basket' });
  await expect.element(dialog).toBeVisible();
  expect(noScroll()).toBe(true);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(noScroll()).toBe(false);
});

test('closes by its button and on the backdrop, but not on its content', async () => {
  const screen = await render(<Basket as={Dialog} />);
  const opener = screen.getByRole('button', { name: 'Show basket' });
  const dialog = screen.getByRole('dialog', { name: 'Basket' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await dialog.getByRole('heading', { name: 'Basket' }).click();
  expect(dialog.element().matches(':modal')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, doubleClickTime));
  pressBackdrop();
  await expect.element(opener).toHaveFocus();
});

test('stays open on the second press of a double click, but closes on Escape at once', async () => {
  const screen = await render(<Basket as={Drawer} />);
  const opener = screen.getByRole('button', { name: 'Show basket' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Basket' });
  pressBackdrop();
  expect(dialog.element().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('clears its content 400 ms after closing (S4.19)', async () => {
  vi.useFakeTimers();
  const overlay = (open: boolean) => (
    <Drawer open={open} onClose={() => undefined} title="Menu" closeLabel="Close">
      <p>Shirts</p>
    </Drawer>
  );
  const screen = await render(overlay(true));
  await screen.rerender(overlay(false));
  await vi.advanceTimersByTimeAsync(399);
  expect(screen.container.textContent).toContain('Shirts');
  await vi.advanceTimersByTimeAsync(1);
  await screen.rerender(overlay(false));
  expect(screen.container.textContent).not.toContain('Shirts');
});

test('allows scrolling again only when the last overlay has closed', async () => {
  const overlays = (menu: boolean, help: boolean) => (
    <>
      <Drawer open={menu} onClose={() => undefined} title="Menu" closeLabel="Close" />
      <Dialog open={help} onClose={() => undefined} title="Help" closeLabel="Close" />
    </>
  );
  const screen = await render(overlays(true, true));
  await screen.rerender(overlays(true, false));
  expect(noScroll()).toBe(true);
  await screen.rerender(overlays(false, false));
  expect(noScroll()).toBe(false);
});

test('closes when the path changes (S2.43), but not when only the query changes', async () => {
  const address = location.href;
  const screen = await render(<Basket as={Drawer} />);
  await screen.getByRole('button', { name: 'Show basket' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Basket' });
  await expect.element(dialog).toBeVisible();
  history.pushState(null, '', '?size=m');
  await expect.element(dialog).toBeVisible();
  history.pushState(null, '', '/elsewhere/');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(noScroll()).toBe(false);
  history.pushState(null, '', address);
});

test('is closed when a page that was hidden with an open dialog is shown again', async () => {
  function Page({ shown }: { shown: boolean }) {
    return (
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Basket as={Dialog} />
      </Activity>
    );
  }
  const screen = await render(<Page shown />);
  await screen.getByRole('button', { name: 'Show basket' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Basket' })).toBeVisible();
  await screen.rerender(<Page shown={false} />);
  expect(noScroll()).toBe(false);
  await new Promise((settled) => setTimeout(settled, 50));
  await screen.rerender(<Page shown />);
  await expect.element(screen.getByRole('button', { name: 'Show basket' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(noScroll()).toBe(false);
});

test.each([
  ['ltr', 'end', 'right'],
  ['rtl', 'end', 'left'],
  ['ltr', 'start', 'left'],
  ['rtl', 'start', 'right'],
] as const)('on a %s page a drawer at the %s slides in at the %s', async (dir, side, edge) => {
  document.documentElement.dir = dir;
  const screen = await render(
    <Drawer open side={side} onClose={() => undefined} title="Basket" closeLabel="Close" />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Basket' });
  await expect
    .poll(() => Math.round(dialog.element().getBoundingClientRect()[edge]))
    .toBe(edge === 'left' ? 0 : document.documentElement.clientWidth);
  document.documentElement.dir = '';
});
