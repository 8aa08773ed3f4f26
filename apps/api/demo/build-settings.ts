import type { NavigationLink, PageRow, StoreSettings } from '../src/features/imports/store-data';
import type { CategorySeed } from './category-seed';
import { type Culture, type Currency, each } from './club';
import { type Law, lawIn } from './pages/law';
import type { ShopFacts } from './shop-facts';

type Target = `category:${string}` | `page:${string}`;

/** What a club says around its pages. */
export interface SettingsSeed<C extends Culture> {
  headerUsps: readonly { text: Readonly<Record<C, string>>; target?: Target; onMobile: boolean }[];
  footerUsps: readonly Readonly<Record<C, string>>[];
  /** A sentence or two about the shop. */
  about: Readonly<Record<C, string>>;
  footerLinks: readonly { headline: Readonly<Record<C, string>>; targets: readonly Target[] }[];
  newsletterList: string;
  /** What mails wear. */
  theming: NonNullable<StoreSettings['theming']>['view'];
}

export function buildSettings<C extends Culture, M extends Currency>(
  seed: SettingsSeed<C>,
  facts: ShopFacts<C, M> & { law?: Law },
  cultures: readonly C[],
  categories: readonly CategorySeed<C>[],
  pages: readonly PageRow[],
): Record<C, StoreSettings> {
  return each(cultures, (culture) => {
    const nameOf = (target: Target) => targetName(target, culture, categories, pages);
    const regions = new Intl.DisplayNames(culture, { type: 'region' });
    const siteName = facts.siteName[culture];
    const { name, registration, producerNumbers, ...place } = facts.company;
    const law = facts.law && lawIn(facts.law, culture);
    return {
      siteName,
      logo: { url: '', altText: siteName },
      mainNavigation: navigation(categories, culture),
      header: {
        view: {
          usps: seed.headerUsps.map(({ text, target, onMobile }) => ({
            text: text[culture],
            image: null,
            link: target ? { url: target, target: null } : null,
            showOnMobile: onMobile,
          })),
        },
      },
      footer: {
        view: {
          usps: seed.footerUsps.map((text) => ({
            text: text[culture],
            image: null,
            link: null,
            showOnMobile: true,
          })),
          image: null,
          logo: { url: '/brand/logo.svg', altText: siteName },
          companyInfo: `<p>${seed.about[culture]}</p>`,
          company: {
            name,
            cvr: registration,
            ...place,
            ...(producerNumbers && { producerNumbers: [...producerNumbers] }),
            phone: facts.phone,
          },
          links: seed.footerLinks.map(({ headline, targets }) => ({
            headline: headline[culture],
            links: targets.map((url) => ({ text: nameOf(url), url, target: null })),
          })),
          copyright: `© 2026 ${name}`,
        },
      },
      theming: { view: seed.theming },
      checkoutSettings: {
        countries: facts.countries.map((code) => ({ code, name: regions.of(code) ?? code })),
      },
      termsAndConditionsPage: { id: 'terms', url: 'page:terms' },
      ...(law && {
        legalGuarantee: { years: law.guaranteeYears, notice: null },
        accessibilityStatement: {
          id: 'accessibility',
          url: 'page:accessibility',
          authority: law.accessibilityAuthority,
        },
      }),
      privacyPage: { id: 'privacy', url: 'page:privacy' },
      serviceCloudClubIdentifier: seed.newsletterList,
    };
  });
}

/** The categories below the root, each with its own children. */
function navigation<C extends Culture>(categories: readonly CategorySeed<C>[], culture: C): NavigationLink[] {
  const below = (parent: string | undefined): NavigationLink[] =>
    categories
      .filter((category) => category.parent === parent)
      .map((category) => {
        const children = below(category.id);
        const name = category[culture][0];
        const url = `category:${category.id}`;
        return children.length > 0 ? { name, url, children } : { name, url };
      });
  return below(categories.find(({ parent }) => parent === null)?.id);
}

function targetName<C extends Culture>(
  target: Target,
  culture: C,
  categories: readonly CategorySeed<C>[],
  pages: readonly PageRow[],
): string {
  const id = target.slice(target.indexOf(':') + 1);
  const name = target.startsWith('page:')
    ? pages.find((page) => page.id === id)?.texts[culture]?.title
    : categories.find((category) => category.id === id)?.[culture][0];
  if (!name) throw new Error(`Nothing is called ${target}.`);
  return name;
}
