import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { parts } from '../parts';

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ stores: [north] });
  admin = await adminOf(api);
});
afterAll(() => api.close());

const changes = () => api.context.db.selectFrom('outbox').select('id').execute();

describe('exportPart', () => {
  it.each(parts)('200: exports %s as JSON, and importing it changes nothing', async (part) => {
    const before = await changes();
    const { status, body, headers } = await admin.call(`/api/admin/exports/${part}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename="north-${part}.json"`);
    const { body: answer } = await admin.importFile(`part=${part}`, body);
    expect(answer.import).toMatchObject({ state: 'done', created: 0, changed: 0, removed: 0 });
    expect(await changes()).toEqual(before);
  });

  it.each(
    parts.flatMap((part) =>
      part === 'all'
        ? []
        : [
            [part, 'comma'],
            [part, 'semicolon'],
          ],
    ),
  )('200: %s as a table with %s, which comes back and changes nothing', async (part, separator) => {
    const before = await changes();
    const { status, body, headers } = await admin.call(
      `/api/admin/exports/${part}?format=csv&separator=${separator}`,
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const { body: answer } = await admin.importFile(`part=${part}`, String(body));
    expect(answer.import).toMatchObject({ state: 'done', created: 0, changed: 0, removed: 0 });
    expect(await changes()).toEqual(before);
  });

  it('200: escapes formulas for spreadsheets, and the import restores them', async () => {
    const text = '=HYPERLINK("http://x")';
    await admin.importFile('part=dictionary', { dictionary: { en: { Formula: text } } });
    const { body } = await admin.call('/api/admin/exports/dictionary?format=csv');
    expect(String(body)).toContain(`"'=HYPERLINK`);
    const { body: answer } = await admin.importFile('part=dictionary', String(body));
    expect(answer.import).toMatchObject({ state: 'done', changed: 0 });
  });

  it('400: rejects `all` as CSV', async () => {
    const { status, body } = await admin.call('/api/admin/exports/all?format=csv');
    expect([status, body.errors[0].code]).toEqual([400, 'FormatUnavailable']);
  });

  it('401: rejects a call without a key', async () => {
    expect((await api.call('/api/admin/exports/stock', { store: null })).status).toBe(401);
  });

  it('403: rejects a key without the scope', async () => {
    const catalogue = await adminOf(api, 'north', ['catalogue']);
    expect((await catalogue.call('/api/admin/exports/settings')).status).toBe(403);
    expect((await catalogue.call('/api/admin/exports/all')).status).toBe(403);
  });
});
