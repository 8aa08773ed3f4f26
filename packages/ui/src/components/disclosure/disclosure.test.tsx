import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure';

test('opens by keyboard and closes the others of its name', async () => {
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
