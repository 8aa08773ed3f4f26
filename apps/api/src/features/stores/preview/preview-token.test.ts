import { expect, it } from 'vitest';
import { issuePreview, type Preview, previewSeconds, readPreview } from './preview-token';

const issued = new Date('2026-11-24T10:00:00Z');
const preview: Preview = { storeId: 'astralis', kind: 'product', id: 'training-shirt' };
const servicesAt = (ms = 0, tokenSecret = 'a secret of the tests') =>
  ({ config: { tokenSecret }, clock: () => new Date(issued.getTime() + ms) }) as Parameters<
    typeof issuePreview
  >[0];

const { token, expiresAt } = await issuePreview(servicesAt(), preview);

it('shows its draft for an hour', async () => {
  expect(expiresAt.getTime() - issued.getTime()).toBe(previewSeconds * 1000);
  expect(await readPreview(servicesAt(previewSeconds * 1000 - 1000), preview, token)).toBe(preview.id);
  expect(await readPreview(servicesAt(previewSeconds * 1000), preview, token)).toBeUndefined();
});

it.each([
  ['in another store', { ...preview, storeId: 'dbu' }, token],
  ['as another kind of draft', { ...preview, kind: 'page' as const }, token],
  ['after a change', preview, token.replace(/\.[^.]*\./, (body) => `${body.slice(0, -2)}A.`)],
  ['if it is any other text', preview, 'preview'],
])('shows nothing %s', async (_, wanted, given) => {
  expect(await readPreview(servicesAt(), wanted, given)).toBeUndefined();
});

it('shows nothing if signed with another secret', async () => {
  expect(await readPreview(servicesAt(0, 'another secret'), preview, token)).toBeUndefined();
});
