import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let admin: Admin;
beforeEach(async () => {
  api = await startTestApi({ stores: [north] });
  admin = await adminOf(api);
});
afterEach(() => api.close());

const [jersey] = north.products;
if (!jersey?.texts.en || !jersey.texts.da) throw new Error('The test shop sells nothing.');
const { en, da } = jersey.texts;

const proofUrl = 'https://proof.north.example/wool?batch=7';
const labels = {
  en: { text: 'Wool from farms nearby', proofUrl },
  da: { text: 'Uld fra gårde i nærheden', proofUrl },
};
const labelled = (label: object) => ({
  products: [{ ...jersey, texts: { en: { ...en, sustainabilityLabel: label }, da } }],
});
const columns = ['text.en', 'proofUrl.en', 'text.da', 'proofUrl.da'].map(
  (name) => `sustainabilityLabel.${name}`,
);
const table = (...cells: string[]) =>
  [`type,id,${columns.join(',')}`, `product,jersey,${cells.join(',')}`].join('\r\n');

const labelOf = async (id: string, culture: string) =>
  (await api.call(`/api/products/${id}`, { culture })).body.product.sustainabilityLabel;

const errorsOf = async (content: unknown) => {
  const { body } = await admin.importFile('part=catalogue', content);
  expect(body.import.state).toBe('failed');
  expect(await labelOf('jersey', 'en')).toBeUndefined();
  return body.import.errors.map(({ line, column, code }: Record<string, unknown>) => ({
    line,
    column,
    code,
  }));
};

describe('a sustainability label', () => {
  it('is imported from JSON, shown in the culture of the request and exported again', async () => {
    const products = [
      {
        ...jersey,
        texts: {
          en: { ...en, sustainabilityLabel: labels.en },
          da: { ...da, sustainabilityLabel: labels.da },
        },
      },
    ];
    const { body } = await admin.importFile('part=catalogue', { products });
    expect(body.import).toMatchObject({ state: 'done', changed: 1 });
    expect(await labelOf('jersey', 'en')).toEqual(labels.en);
    expect(await labelOf('jersey', 'da')).toEqual(labels.da);
    expect(await labelOf('cap', 'en')).toBeUndefined();
    const { body: exported } = await admin.call('/api/admin/exports/catalogue');
    expect(exported.products[0].texts.da.sustainabilityLabel).toEqual(labels.da);
  });

  it('is imported from CSV, exported again and removed by empty cells', async () => {
    const { en, da } = labels;
    const { body } = await admin.importFile(
      'part=catalogue',
      table(en.text, en.proofUrl, da.text, da.proofUrl),
    );
    expect(body.import).toMatchObject({ state: 'done', changed: 1 });
    expect(await labelOf('jersey', 'en')).toEqual(en);
    const exported = String((await admin.call('/api/admin/exports/catalogue?format=csv')).body);
    expect(exported).toContain(columns.slice(0, 2).join(','));
    expect((await admin.importFile('part=catalogue', exported)).body.import).toMatchObject({ changed: 0 });
    expect(await labelOf('jersey', 'da')).toEqual(da);

    await admin.importFile('part=catalogue', table(en.text, en.proofUrl, '', ''));
    expect(await labelOf('jersey', 'da')).toBeUndefined();
    expect(await labelOf('jersey', 'en')).toEqual(en);
  });

  it.each(['http://proof.north.example/', 'javascript:alert(1)', 'https://', 'proof.north.example'])(
    'is refused with the link %s',
    async (link) => {
      expect(await errorsOf(labelled({ text: 'Wool', proofUrl: link }))).toEqual([
        { line: null, column: 'products.0.texts.en.sustainabilityLabel.proofUrl', code: 'WrongForm' },
      ]);
      expect(await errorsOf(table('Wool', link, '', ''))).toEqual([
        { line: 2, column: 'sustainabilityLabel.proofUrl.en', code: 'WrongForm' },
      ]);
    },
  );

  it('is refused without a proof', async () => {
    expect(await errorsOf(labelled({ text: 'Wool' }))).toEqual([
      { line: null, column: 'products.0.texts.en.sustainabilityLabel.proofUrl', code: 'RequiredField' },
    ]);
    expect(await errorsOf(table('Wool', '', '', ''))).toEqual([
      { line: 2, column: 'sustainabilityLabel.proofUrl.en', code: 'RequiredField' },
    ]);
  });
});

describe('the fields of the law', () => {
  const laws = {
    manufacturer: { ...jersey.manufacturer, country: 'BD' },
    responsiblePerson: { name: 'North Imports', address: 'Pier 2, Aarhus', email: 'imports@north.example' },
    durabilityGuarantee: { producer: 'North Mills', years: 5 },
  };
  const parts = {
    en: [
      { name: 'Shirt', composition: '100% polyester' },
      { name: 'Socks', composition: '80% cotton, 20% polyamide' },
    ],
    da: [
      { name: 'Trøje', composition: '100 % polyester' },
      { name: 'Strømper', composition: '80 % bomuld, 20 % polyamid' },
    ],
  };
  const product = {
    ...jersey,
    ...laws,
    texts: { en: { ...en, parts: parts.en }, da: { ...da, parts: parts.da } },
  };
  const page = async (culture: string) =>
    (await api.call('/api/products/jersey', { culture })).body.product as Record<string, unknown>;

  it('are imported, shown in the culture of the request, exported, and removed again', async () => {
    expect(await page('en')).not.toHaveProperty('responsiblePerson');
    await admin.importFile('part=catalogue', { products: [product] });
    const { responsiblePerson, durabilityGuarantee } = laws;
    expect(await page('da')).toMatchObject({ responsiblePerson, durabilityGuarantee, parts: parts.da });
    expect(await page('en')).toMatchObject({ parts: parts.en });
    const exported = String((await admin.call('/api/admin/exports/catalogue?format=csv')).body);
    expect((await admin.importFile('part=catalogue', exported)).body.import).toMatchObject({ changed: 0 });
    await admin.importFile('part=catalogue', { products: [jersey] });
    for (const field of ['responsiblePerson', 'durabilityGuarantee', 'parts'])
      expect(await page('en')).not.toHaveProperty(field);
  });

  it.each([
    ['a guarantee that is not longer than the law', { durabilityGuarantee: { producer: 'North', years: 2 } }],
    ['a set of one component', { texts: { en: { ...en, parts: parts.en.slice(1) }, da } }],
    [
      'a responsible person without an address',
      { responsiblePerson: { name: 'North', email: 'a@north.example' } },
    ],
  ])('refuse %s', async (_what, change) => {
    const { body } = await admin.importFile('part=catalogue', { products: [{ ...jersey, ...change }] });
    expect(body.import.state).toBe('failed');
  });
});
