import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs';

const tabs = [
  { id: 'story', title: 'Description', content: 'A light knit' },
  { id: 'fit', title: 'Fit', content: 'True to size', disabled: true },
  { id: 'care', title: 'Care', content: 'Wash at 30 degrees' },
];

test('shows the first tab, and with arrow keys the next enabled one', async () => {
  const screen = await render(<Tabs label="Details" tabs={tabs} />);
  await expect.element(screen.getByRole('tablist', { name: 'Details' })).toBeVisible();
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Description' }))
    .toHaveTextContent('A light knit');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Care' })).toHaveFocus();
  await expect.element(screen.getByRole('tab', { name: 'Care' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Care' }))
    .toHaveTextContent('Wash at 30 degrees');
});

test('has tabs that are large enough to touch', async () => {
  const screen = await render(<Tabs label="Details" tabs={tabs} />);
  for (const tab of screen.getByRole('tab').elements()) {
    expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
