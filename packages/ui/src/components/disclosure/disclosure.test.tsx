import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure';

test('opens by keyboard and closes others with the same name', async () => {
  const screen = await render(
    <>
      <Disclosure title="Description" name="details" open>
        A light knit
      </Disclosure>
      <Disclosure title="Care" name="details">
        Wash at 30 degrees
      </Disclosure>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Wash at 30 degrees')).toBeVisible();
  await expect.element(screen.getByText('A light knit')).not.toBeVisible();
});

test('shows a plus while closed and a minus while open', async () => {
  const screen = await render(<Disclosure title="Care">Wash at 30 degrees</Disclosure>);
  const strokes = () =>
    [...document.querySelectorAll('summary svg path')].map((stroke) => {
      const { width, height } = stroke.getBoundingClientRect();
      return width > height ? 'level' : height > 0 && 'upright';
    });
  expect(strokes()).toEqual(['level', 'upright']);
  await screen.getByText('Care').click();
  await vi.waitFor(() => expect(strokes()).toEqual(['level', false]));
});
