import type { StoreFacts } from '../src/law/store-facts';

type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };
export type EditableStore = Mutable<StoreFacts>;

/** A change that breaks the need of one rule, and what the rule then says. */
interface BrokenNeed {
  rule: string;
  sentence: RegExp;
  breakIt(store: EditableStore): void;
}

/** The first of some values. */
function first<T>(values: Iterable<T>): T {
  const [value] = values;
  if (value === undefined) throw new Error('There is none.');
  return value;
}

const settingsOf = (store: EditableStore) => first(Object.values(store.settings));
const footerOf = (store: EditableStore) => settingsOf(store).footer.view;

const setOf = (store: EditableStore) =>
  first(store.products.filter(({ texts }) => Object.values(texts).some(({ parts }) => parts)));

function statementOf(store: EditableStore) {
  const { accessibilityStatement } = settingsOf(store);
  if (!accessibilityStatement) throw new Error('There is no statement.');
  return accessibilityStatement;
}

/** Makes the company Spanish, with the years of its law. */
function moveToSpain(store: EditableStore, company: { register: string; complaintForms: string }): void {
  const settings = settingsOf(store);
  Object.assign(settings.footer.view.company, { country: 'ES', ...company });
  settings.legalGuarantee = { years: 3, notice: null };
}

/** For each rule, at least one store that does not meet its need. */
export const brokenNeeds: readonly BrokenNeed[] = [
  {
    rule: 'trader-identity',
    sentence: /The company in the settings in \w+ has no email address\./,
    breakIt: (store) => void (footerOf(store).company.email = ' '),
  },
  {
    rule: 'trader-identity',
    sentence: /The company in the settings in \w+ has no entry in the commercial register\./,
    breakIt: (store) =>
      moveToSpain(store, {
        register: '',
        complaintForms: 'https://complaints.example/',
      }),
  },
  {
    rule: 'trader-identity',
    sentence: /The company in the settings in \w+ has no link to the complaint forms\./,
    breakIt: (store) =>
      moveToSpain(store, {
        complaintForms: '',
        register: 'Sevilla 1',
      }),
  },
  {
    rule: 'producer-numbers',
    sentence: /The company in the settings in \w+ has no producer number for DE\./,
    breakIt: (store) => void delete footerOf(store).company.producerNumbers,
  },
  {
    rule: 'accessibility-statement',
    sentence: /The accessibility statement in \w+ does not name the authority\./,
    breakIt: (store) => void Object.assign(statementOf(store), { authority: 'Nobody' }),
  },
  {
    rule: 'accessibility-statement',
    sentence: /The settings in \w+ name no page with the accessibility statement\./,
    breakIt: (store) => void (settingsOf(store).accessibilityStatement = null),
  },
  {
    rule: 'dispatch-promise',
    sentence: /“Sent the same day” in \w+ does not hold for printed goods/,
    breakIt: (store) => void footerOf(store).usps.push({ text: 'Sent the same day' }),
  },
  {
    rule: 'dispatch-promise',
    sentence: /“At your door the next day” in \w+ does not hold for printed goods/,
    breakIt: (store) =>
      void (first(Object.values(first(store.shippingMethods).texts)).description =
        'At your door the next day'),
  },
  {
    rule: 'print-exclusions',
    sentence: /The print \S+ is excluded without a reason in \w+\./,
    breakIt: (store) => void Object.assign(first(store.addOns ?? []), { exclusion: {} }),
  },
  {
    rule: 'print-times',
    sentence: /The print \S+ does not say how many working days it takes\./,
    breakIt: (store) => void delete first(store.addOns ?? []).productionDays,
  },
  {
    rule: 'guarantee-notice',
    sentence: /The settings in \w+ have no legal guarantee\./,
    breakIt: (store) => void (settingsOf(store).legalGuarantee = null),
  },
  {
    rule: 'guarantee-notice',
    sentence: /The settings in \w+ name 1 years; the law in \w+ gives [23]\./,
    breakIt: (store) => void (settingsOf(store).legalGuarantee = { years: 1, notice: null }),
  },
  {
    rule: 'manufacturer',
    sentence: /The product \S+ from BD has no responsible person in the EU\./,
    breakIt: (store) => void (first(store.products).manufacturer.country = 'BD'),
  },
  {
    rule: 'manufacturer',
    sentence: /The responsible person of the product \S+ has no electronic address\./,
    breakIt: (store) => {
      const product = first(store.products);
      product.manufacturer.country = 'BD';
      product.responsiblePerson = { name: 'Imports', address: 'Pier 1', email: '' };
    },
  },
  {
    rule: 'manufacturer',
    sentence: /The manufacturer of the product \S+ has no country\./,
    breakIt: (store) => void delete first(store.products).manufacturer.country,
  },
  {
    rule: 'safety-warnings',
    sentence: /The product \S+ has not all of its warnings in \w+\./,
    breakIt: (store) => void (first(Object.values(first(store.products).texts)).warnings = ['Hot']),
  },
  {
    rule: 'fibre-composition',
    sentence: /The product \S+ does not name all components in \w+\./,
    breakIt: (store) => void delete first(Object.values(setOf(store).texts)).parts,
  },
  {
    rule: 'fibre-composition',
    sentence: /“.+” in \w+ is a set, and the product \S+ names no components\./,
    breakIt: (store) => {
      for (const text of Object.values(setOf(store).texts)) delete text.parts;
    },
  },
  {
    rule: 'fibre-composition',
    sentence: /.+ of the product \S+ has no composition in \w+\./,
    breakIt: (store) => {
      const [part] = first(Object.values(setOf(store).texts)).parts ?? [];
      if (part) part.composition = '';
    },
  },
  {
    rule: 'environmental-claims',
    sentence: /“Climate neutral since 2020” in \w+ is a claim about the environment without a proof\./,
    breakIt: (store) => void footerOf(store).usps.push({ text: 'Climate neutral since 2020' }),
  },
  ...['A sustainable shirt', 'En bæredygtig trøje', 'Una camiseta ecológica'].map((claim) => ({
    rule: 'environmental-claims',
    sentence: new RegExp(`“${claim}” of the product \\S+ in \\w+ has no label with a proof`),
    breakIt: (store: EditableStore) => {
      const text = first(Object.values(first(store.products).texts));
      delete text.sustainabilityLabel;
      text.features.push(claim);
    },
  })),
  {
    rule: 'terms-of-sale',
    sentence: /The settings in \w+ name no page with terms\./,
    breakIt: (store) => void (settingsOf(store).termsAndConditionsPage = null),
  },
  {
    rule: 'terms-of-sale',
    sentence: /The page with terms is empty in \w+\./,
    breakIt: (store) => {
      const page = first(store.pages.filter(({ id }) => id === 'terms'));
      first(Object.values(page.texts)).blocks = [];
    },
  },
  {
    rule: 'terms-of-sale',
    sentence: /The page with terms is still a draft in \w+\./,
    breakIt: (store) => {
      const page = first(store.pages.filter(({ id }) => id === 'terms'));
      const html = '<p><strong>DRAFT: write it with a lawyer.</strong></p>';
      first(Object.values(page.texts)).blocks = [{ type: 'richText', html }];
    },
  },
  {
    rule: 'privacy-notice',
    sentence: /The settings in \w+ name no page with the privacy notice\./,
    breakIt: (store) => void delete settingsOf(store).privacyPage,
  },
  {
    rule: 'privacy-notice',
    sentence: /The page with the privacy notice is empty in \w+\./,
    breakIt: (store) => {
      const page = first(store.pages.filter(({ id }) => id === 'privacy'));
      first(Object.values(page.texts)).blocks = [];
    },
  },
  {
    rule: 'delivery-terms',
    sentence: /No shipping method delivers to JP\./,
    breakIt: (store) => void settingsOf(store).checkoutSettings.countries.push({ code: 'JP' }),
  },
  {
    rule: 'delivery-terms',
    sentence: /The shipping method [\w-]+ has no price in \w+\./,
    breakIt: (store) => void (first(store.shippingMethods).prices = {}),
  },
  {
    rule: 'delivery-terms',
    sentence: /The shipping method [\w-]+ has no delivery time\./,
    breakIt: (store) => void (first(store.shippingMethods).days = { min: 2, max: 1 }),
  },
  {
    rule: 'vat-rates',
    sentence: /There is no VAT rate for (DK|ES)\./,
    breakIt: (store) => {
      const { DK: _danish, ES: _spanish, ...rates } = store.store.vatRates;
      store.store.vatRates = rates;
    },
  },
  {
    rule: 'withdrawal-function',
    sentence: /There is no page at \/withdrawal\/\./,
    breakIt: (store) => void (store.pages = store.pages.filter(({ id }) => id !== 'withdrawal')),
  },
  {
    rule: 'withdrawal-function',
    sentence: /The page withdrawal has no text in \w+\./,
    breakIt: (store) => {
      const page = first(store.pages.filter(({ id }) => id === 'withdrawal'));
      delete page.texts[first(Object.keys(page.texts))];
    },
  },
  {
    rule: 'manufacturer',
    sentence: /The manufacturer of the product \S+ has no electronic address\./,
    breakIt: (store) => void (first(store.products).manufacturer.email = ''),
  },
  {
    rule: 'fibre-composition',
    sentence: /The product \S+ has no composition in \w+\./,
    breakIt: (store) => void (first(Object.values(first(store.products).texts)).composition = ''),
  },
  ...[
    '14 days to change your mind',
    'Two-year guarantee',
    '14 dages fortrydelsesret',
    '2 års reklamationsret',
    '14 días para pensártelo',
    'Tres años de garantía',
  ].map((claim) => ({
    rule: 'statutory-rights',
    sentence: new RegExp(`“${claim}” in \\w+ advertises a right that the law gives`),
    breakIt: (store: EditableStore) => void footerOf(store).usps.push({ text: claim }),
  })),
  {
    rule: 'statutory-rights',
    sentence: /“Right of withdrawal” in \w+ advertises a right that the law gives/,
    breakIt: (store) => {
      const blocks = first(Object.values(first(store.pages).texts)).blocks;
      blocks.push({ type: 'usps', usps: [{ text: 'Right of withdrawal' }] });
    },
  },
];
