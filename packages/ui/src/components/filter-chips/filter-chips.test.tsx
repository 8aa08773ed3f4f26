import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterChips } from './filter-chips';

test('name the filters that they remove, by keyboard too', async () => {
  const remove = vi.fn<() => void>();
  const clear = vi.fn<() => void>();
  const screen = await render(
    <FilterChips
      label="Chosen filters"
      removeLabel="Remove"
      chips={[
        { id: 'red', text: 'Red', onRemove: remove },
        { id: 'm', text: 'Size M', onRemove: () => undefined },
      ]}
      clear={{ text: 'Remove all', onClear: clear }}
    />,
  );
  await expect.element(screen.getByRole('list', { name: 'Chosen filters' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove Red' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Remove all' }).click();
  expect(clear).toHaveBeenCalledOnce();
});

test('are links if the filters have addresses', async () => {
  const screen = await render(
    <FilterChips
      label="Chosen filters"
      removeLabel="Remove"
      chips={[{ id: 'red', text: 'Red', href: '/shirts/' }]}
      clear={{ text: 'Remove all', href: '/shirts/' }}
    />,
  );
  await expect.element(screen.getByRole('link', { name: 'Remove Red' })).toHaveAttribute('href', '/shirts/');
  expect(screen.getByRole('link', { name: 'Remove all' }).elements()).toHaveLength(0);
});

test('render nothing without filters', async () => {
  const screen = await render(<FilterChips label="Chosen filters" removeLabel="Remove" chips={[]} />);
  expect(screen.getByRole('list').elements()).toHaveLength(0);
});
