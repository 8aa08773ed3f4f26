import type { Api } from '../api';

/** The store's data that the rules read, as its exports have them. */
export interface StoreFacts {
  store: {
    id: string;
    cultures: readonly { culture: string; locale: string; currency: string }[];
    vatRates: Readonly<Record<string, number>>;
  };
  shippingMethods: readonly {
    id: string;
    countries: readonly string[];
    prices: Readonly<Record<string, number>>;
    days: { min: number; max: number };
    texts: PerCulture<{ description: string }>;
  }[];
  products: readonly ProductFacts[];
  /** The prints. */
  addOns?: readonly { id: string; productionDays?: number; exclusion?: PerCulture<string> }[];
  pages: readonly PageFacts[];
  settings: PerCulture<SettingsFacts>;
  /** The store's own texts. */
  dictionary: PerCulture<Readonly<Record<string, string>>>;
}

type PerCulture<T> = Readonly<Record<string, T>>;

interface ProductFacts {
  id: string;
  manufacturer: { name: string; address: string; email: string; country?: string };
  responsiblePerson?: { name: string; address: string; email: string };
  texts: PerCulture<{
    name: string;
    description: string;
    features: readonly string[];
    composition: string;
    parts?: readonly { name: string; composition: string }[];
    warnings?: readonly string[];
    sustainabilityLabel?: { proofUrl: string };
  }>;
}

interface PageFacts {
  id: string;
  texts: PerCulture<{ path: string; title: string; blocks: readonly unknown[] }>;
}

/** The facts about a company that are one text each. */
export type CompanyField =
  | 'name'
  | 'cvr'
  | 'vatNumber'
  | 'address'
  | 'zip'
  | 'city'
  | 'country'
  | 'email'
  | 'phone'
  | 'register'
  | 'complaintForms';

interface SettingsFacts {
  header: { view: { usps: readonly { text: string }[] } };
  footer: {
    view: {
      usps: readonly { text: string }[];
      companyInfo: string;
      company: Readonly<Partial<Record<CompanyField, string>>> & {
        producerNumbers?: readonly { country: string; register: string; number: string }[];
      };
    };
  };
  checkoutSettings: { countries: readonly { code: string }[] };
  termsAndConditionsPage: { url: string } | null;
  privacyPage?: { url: string } | null;
  legalGuarantee?: { years: number; notice: { altText: string } | null } | null;
  accessibilityStatement?: { url: string; authority: string } | null;
}

const parts = ['store', 'catalogue', 'content', 'settings', 'dictionary'];

/**
 * Reads a store's data with a key that may export them.
 * @throws {Refused | Unreachable}
 */
export async function readStoreFacts(api: Api): Promise<StoreFacts> {
  const exports = await Promise.all(
    parts.map(async (part) => JSON.parse(await api.text(`/api/admin/exports/${part}?format=json`))),
  );
  return Object.assign({}, ...exports) as StoreFacts;
}

/** The cultures of a store, such as `da`. */
export const culturesOf = ({ store }: StoreFacts): string[] => store.cultures.map(({ culture }) => culture);
