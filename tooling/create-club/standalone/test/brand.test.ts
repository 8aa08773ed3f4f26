import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { contrast, contrastPairs } from '@matchday/ui/theme/contrast';
import { brand } from '../brand/brand';
import { tokens } from '../brand/tokens';
import { clubTexts } from '../slots/texts';

void test('every text can be read on its background', () => {
  const unreadable = [...contrastPairs(tokens)]
    .filter(({ foreground, background, least }) => contrast(foreground, background) < least)
    .map(({ name }) => name);
  assert.deepEqual(unreadable, []);
});

void test('the logo and the icons exist', () => {
  const files = [brand.logo.src, '/brand/mark.svg', '/brand/icon-192.png', '/brand/social.png'];
  assert.deepEqual(
    files.filter((file) => !existsSync(`public${file}`)),
    [],
  );
});

void test('the own texts exist in the default language of the shop', () => {
  const { culture } = brand.cultures[0];
  assert.ok(culture === 'en' || clubTexts(culture).title !== clubTexts('en').title);
});
