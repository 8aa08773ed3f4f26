import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PromotionTile } from './promotion-tile';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('is one link, named by its heading, over its whole image', async () => {
  const follow = vi.fn<() => void>();
  const screen = await render(
    <PromotionTile
      heading="Two scarves for one"
      href="#scarves"
      eyebrow="This week"
      actionLabel="See the scarves"
      picture={{ source: [{ url: pixel, width: 1 }], sizes: '50vw', width: 800, height: 1000, alt: '' }}
      onFollow={follow}
    />,
  );
  const link = screen.getByRole('link', { name: 'Two scarves for one', exact: true });
  await expect.element(screen.getByRole('heading', { name: 'Two scarves for one', level: 3 })).toBeVisible();
  const { left, top } = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 40, top + 20)).toBe(link.element());
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledOnce();
});
