import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './skip-link';

test('becomes visible on focus', async () => {
  const screen = await render(<SkipLink>Skip to content</SkipLink>);
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect.element(link).toHaveAttribute('href', '#main');
});
