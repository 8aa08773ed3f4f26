import { languages } from '@matchday/dictionary/languages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyStore } from '../../src/features/imports/empty-store';
import type { StoreData } from '../../src/features/imports/store-data';
import { deliverMails } from '../../src/features/mails/deliver-mails';
import { queueMail } from '../../src/platform/mail/queue-mail';
import { type Admin, adminOf } from '../admin';
import { type MailFolder, newMailFolder } from '../mail-folder';
import { south } from '../seed/south';
import { startTestApi, type TestApi } from '../test-api';

/** A store in a language that the product does not ship with. */
const store: StoreData = {
  ...emptyStore({
    ...south.store,
    defaultCulture: 'sv',
    cultures: [{ culture: 'sv', locale: 'sv-SE', currency: 'EUR', pathPrefix: '' }],
  }),
  dictionary: {
    sv: {
      'Basket.Title': 'Varukorg',
      'Form.Validation.Email': 'Skriv en e-postadress.',
      'ErrorMessage.UnknownProduct': 'Varan finns inte.',
      'Mail.PasswordChanged.Subject': 'Ditt lösenord hos {shop} är ändrat',
      'Mail.Hello': 'Hej {name}!',
    },
  },
};

let api: TestApi;
let admin: Admin;
let folder: MailFolder;
beforeEach(async () => {
  folder = await newMailFolder();
  api = await startTestApi({ stores: [store], env: { DATA_DIR: folder.dataDir } });
  admin = await adminOf(api, 'south');
});
afterEach(async () => {
  await api.close();
  await folder.remove();
});

const call = (path: string, body?: unknown) =>
  api.call(path, { store: 'south', culture: 'sv', ...(body ? { method: 'POST', body } : {}) });

async function textOf(alias: string): Promise<string | undefined> {
  const { body } = await call('/api/dictionary/dictionariesbyculture');
  const items: { view: { alias: string; value: string } }[] =
    body.data.views.dictionaryItemsByCulture.dictionaryItems;
  return items.find(({ view }) => view.alias === alias)?.view.value;
}

const messageOf = async (path: string, body?: unknown) => (await call(path, body)).body.errors[0].message;

async function sentMail() {
  await queueMail(api.context.db, {
    storeId: 'south',
    culture: 'sv',
    to: 'freja@example.com',
    template: 'passwordChanged',
    data: { firstName: 'Freja' },
    key: 'password-changed:1',
  });
  await deliverMails(api.context);
  const [mail] = await folder.read('south');
  return { subject: mail?.subject, text: mail?.text ?? '' };
}

it('a store adds a language by its dictionary: screens, forms, errors and mails; English fills the gaps', async () => {
  expect([await textOf('Basket.Title'), await textOf('Basket.Empty')]).toEqual([
    'Varukorg',
    languages.en.screens['Basket.Empty'],
  ]);
  expect(await messageOf('/api/users/forgot-password', { email: 'x' })).toBe('Skriv en e-postadress.');
  expect(await messageOf('/api/products/none')).toBe('Varan finns inte.');
  expect(await messageOf('/api/categories/none')).toBe(languages.en.errorMessages.UnknownCategory);
  const { subject, text } = await sentMail();
  expect(subject).toBe('Ditt lösenord hos South är ändrat');
  expect(text).toContain('Hej Freja!');
  expect(text).toContain(languages.en.mails['Mail.PasswordChanged.NotYou']);
});

it('a text that an import changes or removes is the new or the shipped one afterwards', async () => {
  const dictionary = { sv: { 'ErrorMessage.UnknownProduct': 'Borta.', 'Basket.Title': ' ' } };
  const { body } = await admin.importFile('part=dictionary', { dictionary });
  expect(body.import).toMatchObject({ state: 'done', errors: [] });
  await expect.poll(() => messageOf('/api/products/none')).toBe('Borta.');
  expect(await textOf('Basket.Title')).toBe(languages.en.screens['Basket.Title']);

  await admin.importFile('part=dictionary&removeMissing=true', { dictionary: { sv: {} } });
  await expect.poll(() => messageOf('/api/products/none')).toBe(languages.en.errorMessages.UnknownProduct);
  expect((await sentMail()).subject).toBe('Your password for South was changed');
});
