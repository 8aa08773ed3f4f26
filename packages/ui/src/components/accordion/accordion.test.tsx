import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './accordion';

const items = [
  { id: 'story', title: 'Description', content: 'A light knit', open: true },
  { id: 'care', title: 'Care', content: 'Wash at 30 degrees' },
];

test('opens by keyboard and leaves other sections open', async () => {
  const screen = await render(<Accordion items={items} level={3} />);
  await expect.element(screen.getByRole('heading', { name: 'Care', level: 3 })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Wash at 30 degrees')).toBeVisible();
  await expect.element(screen.getByText('A light knit')).toBeVisible();
});

test('opens one section at a time if it is exclusive', async () => {
  const screen = await render(<Accordion items={items} exclusive />);
  await screen.getByText('Care').click();
  await expect.element(screen.getByText('Wash at 30 degrees')).toBeVisible();
  await expect.element(screen.getByText('A light knit')).not.toBeVisible();
});
