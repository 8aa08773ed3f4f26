import { getDefaultStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProgress, type Progress } from './create-progress';

const stateOf = ({ state }: Progress) => getDefaultStore().get(state);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of requests (S9.4)', () => {
  test('a request that ends within 200 ms is never shown', () => {
    const progress = createProgress();
    const end = progress.begin();
    vi.advanceTimersByTime(199);
    end('done');
    vi.runAllTimers();
    expect(stateOf(progress)).toBe('idle');
  });

  test('a longer request is shown after 200 ms, and for 500 ms after its end', () => {
    const progress = createProgress();
    const end = progress.begin();
    vi.advanceTimersByTime(199);
    expect(stateOf(progress)).toBe('idle');
    vi.advanceTimersByTime(1);
    expect(stateOf(progress)).toBe('running');
    end('done');
    expect(stateOf(progress)).toBe('done');
    vi.advanceTimersByTime(499);
    expect(stateOf(progress)).toBe('done');
    vi.advanceTimersByTime(1);
    expect(stateOf(progress)).toBe('idle');
  });

  test('it lasts until the last of several has ended', () => {
    const progress = createProgress();
    const ends = [progress.begin(), progress.begin()];
    vi.advanceTimersByTime(200);
    ends[0]?.('done');
    ends[0]?.('done');
    expect(stateOf(progress)).toBe('running');
    ends[1]?.('done');
    expect(stateOf(progress)).toBe('done');
  });

  test('a failure is shown even if it was fast (S8.13), and once', () => {
    const progress = createProgress();
    progress.begin()('failed');
    expect(stateOf(progress)).toBe('failed');
    vi.advanceTimersByTime(500);
    expect(stateOf(progress)).toBe('idle');
    const end = progress.begin();
    vi.advanceTimersByTime(200);
    end('done');
    expect(stateOf(progress)).toBe('done');
  });

  test('a new request while the last one is still shown takes over after 200 ms', () => {
    const progress = createProgress();
    progress.begin()('failed');
    vi.advanceTimersByTime(100);
    progress.begin();
    expect(stateOf(progress)).toBe('failed');
    vi.advanceTimersByTime(200);
    expect(stateOf(progress)).toBe('running');
  });

  test('listeners hear every change until they leave', () => {
    const progress = createProgress();
    const listener = vi.fn<() => void>();
    const leave = getDefaultStore().sub(progress.state, listener);
    progress.begin()('failed');
    leave();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
