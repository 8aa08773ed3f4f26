/** One language in which a club's shop can be read. */
export interface BrandCulture {
  /** Name of the culture in the contract, such as `da`. */
  culture: string;
  /** BCP 47 tag for formats and the page's `lang`, such as `da-DK`. */
  locale: string;
  /** Leading part of every path; empty for the default culture. */
  pathPrefix: '' | `/${string}`;
  /** ISO 4217 */
  currency: string;
}

/** An image file in the shell's `public` folder. */
interface BrandPicture {
  src: string;
  width: number;
  height: number;
}

/** The differences of one club's shop from another's, apart from tokens (`theme.css.ts`), fonts and images. */
export interface Brand {
  storeId: string;
  /** Marks the document (`data-theme`), for styles and tests of one theme. */
  themeName: string;
  /** Shown until the settings, which name the shop in each language, have loaded once. */
  siteName: string;
  /** The first is the default culture. */
  cultures: readonly [BrandCulture, ...BrandCulture[]];
  /** Shown if the settings have no logo; its size is the space of any logo in the header. */
  logo: BrandPicture;
  manifest: {
    shortName: string;
    /** Colours of the browser's frame around the page, and of the splash screen when the shop starts from a home screen. */
    themeColor: string;
    backgroundColor: string;
  };
}

/** The culture of that name, or the default one. */
export function cultureOf(brand: Brand, culture: string | null | undefined): BrandCulture {
  return brand.cultures.find((one) => one.culture === culture) ?? brand.cultures[0];
}

/** A path of the shop in a culture: `/cart/` becomes `/da/cart/`. */
export function localPath({ pathPrefix }: BrandCulture, path: `/${string}`): string {
  return `${pathPrefix}${path}`;
}
