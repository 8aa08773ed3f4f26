import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './progress-bar';

const bar = () => document.querySelector('[data-state] > :last-child');

test('fills within 5000 ms while requests run (S9.4)', async () => {
  await render(<ProgressBar state="running" label="Loading" />);
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  const [animation] = bar()?.getAnimations() ?? [];
  expect(animation?.effect?.getTiming().duration).toBe(5000);
});

test('is full once everything has ended, and in another colour after a failure (S8.13)', async () => {
  const screen = await render(<ProgressBar state="done" label="Loading" />);
  const [done] = [bar()].map((element) => element && getComputedStyle(element).backgroundColor);
  expect(bar()?.getAnimations()).toHaveLength(0);
  await screen.rerender(<ProgressBar state="failed" label="Loading" />);
  const failed = bar();
  expect(failed && getComputedStyle(failed).backgroundColor).not.toBe(done);
});

test('renders nothing while no request runs', async () => {
  const screen = await render(<ProgressBar state="idle" label="Loading" />);
  expect(screen.container.childElementCount).toBe(0);
});
