import { dataLayerDestination, deniedSignals } from '@matchday/tracking';
import { expect, test, vi } from 'vitest';
import { tagManager } from './tag-manager';

const granted = { ...deniedSignals, analytics_storage: 'granted' } as const;

function open(containerId?: string) {
  const load = vi.fn<(src: string) => void>();
  const destination = tagManager({ dataLayer: dataLayerDestination([]), containerId, load });
  return { load, destination };
}

test("the tag manager's script is loaded once, after the shopper has allowed something", () => {
  const { load, destination } = open('GTM-ABC123');
  destination.setDefaultConsent(deniedSignals, 10_000);
  destination.updateConsent(deniedSignals);
  expect(load).not.toHaveBeenCalled();
  destination.updateConsent(granted);
  destination.updateConsent(granted);
  expect(load.mock.calls).toEqual([['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']]);
});

test('a club without a container loads nothing', () => {
  const { load, destination } = open();
  destination.updateConsent(granted);
  expect(load).not.toHaveBeenCalled();
});
