import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadMore } from './load-more';

test('shows the progress through the list and loads more by keyboard', async () => {
  const more = vi.fn<() => void>();
  const screen = await render(
    <LoadMore shown={24} total={60} status="24 of 60" moreLabel="Show 24 more" onMore={more} />,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('24 of 60');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(more).toHaveBeenCalledOnce();
});

test('is a link if the next page has an address', async () => {
  const screen = await render(
    <LoadMore shown={24} total={60} status="24 of 60" moreLabel="Show more" href="?page=2" />,
  );
  const link = screen.getByRole('link', { name: 'Show more' });
  await expect.element(link).toHaveAttribute('href', '?page=2');
  await expect.element(link).toHaveAttribute('rel', 'next');
});

test('has no button at the end of the list', async () => {
  const screen = await render(<LoadMore shown={60} total={60} status="60 of 60" moreLabel="Show more" />);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
