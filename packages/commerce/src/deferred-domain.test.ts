import { expect, it, vi } from 'vitest';
import { createAtomState } from './atom-state';
import { createDeferredDomain } from './deferred-domain';

interface Count {
  count: number;
  error: string;
}

function open(failures = 0) {
  const fetched = vi.fn<() => Promise<{ state: ReturnType<typeof createAtomState<Count>> }>>(async () => {
    if (fetched.mock.calls.length <= failures) throw new Error('ChunkLoadError');
    return { state: createAtomState<Count>(() => ({ count: 2, error: '' })) };
  });
  const domain = createDeferredDomain<Count, Awaited<ReturnType<typeof fetched>>>(
    { count: 0, error: '' },
    fetched,
  );
  return { domain, fetched };
}

it('shows the initial state, and what is known of a failure, until the domain has loaded', () => {
  const { state, show } = open().domain;
  const listener = vi.fn<() => void>();
  const leave = state.subscribe(listener);
  expect(state.getState()).toEqual({ count: 0, error: '' });
  show({ error: 'no code' });
  expect(state.getState()).toEqual({ count: 0, error: 'no code' });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  show({ error: 'still no code' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('follows the loaded domain for listeners that came before', async () => {
  const { state, show, load } = open().domain;
  const listener = vi.fn<(now: Count) => void>();
  state.subscribe(listener);
  show({ error: 'no code' });
  const loaded = await load();
  expect(listener).toHaveBeenLastCalledWith({ count: 2, error: '' });
  loaded.state.setState({ count: 3 });
  expect(listener).toHaveBeenLastCalledWith({ count: 3, error: '' });
  expect(state.getState()).toBe(loaded.state.getState());
});

it('keeps the state that the server rendered for hydration', async () => {
  const { state, load } = open().domain;
  await load();
  expect(state.getInitialState()).toEqual({ count: 0, error: '' });
});

it('loads once for all callers, and again after a failure', async () => {
  const { domain, fetched } = open(1);
  await expect(domain.load()).rejects.toThrow('ChunkLoadError');
  const [first, second] = await Promise.all([domain.load(), domain.load()]);
  expect(first).toBe(second);
  expect(await domain.load()).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
});
