import { expect, test } from 'vitest';
import * as tracking from './index';

test('the public surface', () => {
  expect(Object.keys(tracking).toSorted()).toEqual([
    'acceptAll',
    'addToCart',
    'beginCheckout',
    'consentStorageKey',
    'consentWait',
    'createConsent',
    'createTracker',
    'dataLayerDestination',
    'deniedSignals',
    'dependableStorage',
    'itemLimit',
    'pageview',
    'purchase',
    'rejectAll',
    'removeFromCart',
    'roundAmount',
    'selectItem',
    'selectPromotion',
    'viewCart',
    'viewItem',
    'viewItemList',
    'viewPromotion',
  ]);
});
