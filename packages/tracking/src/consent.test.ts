import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../test/memory-storage';
import { consentStorageKey, createConsent } from './consent';
import { acceptAll, deniedSignals, rejectAll } from './consent-state';

let ids = 0;
const newId = () => `id-${++ids}`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('is pending, denied and not stored before a choice', () => {
  const storage = memoryStorage();
  expect(createConsent({ storage, textVersion: '1', newId }).current()).toEqual({
    status: 'pending',
    signals: {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  });
  expect(storage.entries.size).toBe(0);
});

describe('a choice', () => {
  test('sets the four signals by purpose', () => {
    const consent = createConsent({ storage: memoryStorage(), textVersion: '1', newId });
    expect(consent.decide({ analytics: true, advertising: false }).signals).toEqual({
      ...deniedSignals,
      analytics_storage: 'granted',
    });
    expect(consent.decide({ analytics: false, advertising: true }).signals).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'denied',
    });
  });

  test('survives a reload with its time and text version', () => {
    const storage = memoryStorage();
    const decided = createConsent({ storage, textVersion: '1', newId }).decide(acceptAll);
    expect(decided).toMatchObject({
      decidedAt: '2026-11-21T12:00:00.000Z',
      textVersion: '1',
      choice: acceptAll,
    });
    vi.advanceTimersByTime(86_400_000);
    expect(createConsent({ storage, textVersion: '1', newId }).current()).toEqual(decided);
  });

  test('is requested again when the text has changed', () => {
    const storage = memoryStorage();
    createConsent({ storage, textVersion: '1', newId }).decide(acceptAll);
    expect(createConsent({ storage, textVersion: '2', newId }).current().status).toBe('pending');
  });

  test('is requested again when it has expired', () => {
    const storage = memoryStorage();
    createConsent({ storage, textVersion: '1', days: 365, newId }).decide(acceptAll);
    vi.advanceTimersByTime(365 * 86_400_000 - 1);
    expect(createConsent({ storage, textVersion: '1', days: 365, newId }).current().status).toBe('decided');
    vi.advanceTimersByTime(1);
    expect(createConsent({ storage, textVersion: '1', days: 365, newId }).current().status).toBe('pending');
  });

  test('has an id of its own, and knows whether the server has its proof', () => {
    const storage = memoryStorage();
    const consent = createConsent({ storage, textVersion: '1', newId });
    const first = consent.decide(acceptAll);
    const second = consent.decide(rejectAll);
    expect(second.id).not.toBe(first.id);
    consent.markRecorded(first.id);
    expect(consent.current()).toMatchObject({ isRecorded: false });
    consent.markRecorded(second.id);
    expect(createConsent({ storage, textVersion: '1', newId }).current()).toMatchObject({
      id: second.id,
      isRecorded: true,
    });
  });

  test('can be withdrawn as easily as given', () => {
    const storage = memoryStorage();
    const consent = createConsent({ storage, textVersion: '1', newId });
    consent.decide(acceptAll);
    consent.decide(rejectAll);
    expect(createConsent({ storage, textVersion: '1', newId }).current()).toMatchObject({
      status: 'decided',
      signals: deniedSignals,
    });
  });

  test('reaches the other tab, and its listeners once', () => {
    const storage = memoryStorage();
    const [here, there] = [
      createConsent({ storage, textVersion: '1', newId }),
      createConsent({ storage, textVersion: '1', newId }),
    ];
    const listener = vi.fn<() => void>();
    there.subscribe(listener);
    here.decide(acceptAll);
    there.refresh();
    there.refresh();
    expect(there.current()).toEqual(here.current());
    expect(listener).toHaveBeenCalledOnce();
  });
});

test.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"analytics":"yes","advertising":true,"decidedAt":"2026-11-21","textVersion":"1"}',
  '{"analytics":true,"advertising":true,"textVersion":"1"}',
  '{"analytics":true,"advertising":true,"decidedAt":"2026-11-21T11:00:00Z","textVersion":"1"}',
])('ignores a stored %j', (stored) => {
  const storage = memoryStorage();
  storage.setItem(consentStorageKey, stored);
  expect(createConsent({ storage, textVersion: '1', newId }).current().status).toBe('pending');
});

test('does not call a removed listener', () => {
  const consent = createConsent({ storage: memoryStorage(), textVersion: '1', newId });
  const listener = vi.fn<() => void>();
  consent.subscribe(listener)();
  consent.decide(acceptAll);
  expect(listener).not.toHaveBeenCalled();
});
