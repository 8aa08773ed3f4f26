import type { BrandTokens } from '@matchday/ui/theme';

/** The part of a club's `brand/brand.ts` that Storybook reads. */
interface Brand {
  siteName: string;
  cultures: readonly { culture: string; locale: string; currency: string }[];
  logo: { src: string; width: number; height: number };
}

/** A club as described by its `brand` folder. */
export interface Club extends Brand {
  /** The name of its folder in `apps`. */
  id: string;
  /** Classes that apply the theme and the fonts to an element and its descendants. */
  className: string;
  tokens: BrandTokens;
  /** The logo's URL, if its file exists. */
  logoUrl: string | undefined;
}

/** Modules by the path in the glob's result, such as `../../../dbu/brand/brand.ts`. */
type Found<Module> = Record<string, Module>;

export interface BrandModules {
  themes: Found<{ themeClass: string }>;
  brands: Found<{ brand: Brand }>;
  tokens: Found<{ tokens: BrandTokens }>;
  fonts: Found<{ fontClass: string }>;
  /** URLs of the images in the clubs' `public` folders. */
  logos: Found<string>;
}

/**
 * Every club that has a theme, by name.
 *
 * @throws Error if a theme has no brand or tokens
 */
export function clubsFrom({ themes, brands, tokens, fonts, logos }: BrandModules): Club[] {
  return Object.entries(themes)
    .map(([path, { themeClass }]) => {
      const app = path.replace(/\/brand\/[^/]+$/, '');
      const brand = brands[`${app}/brand/brand.ts`]?.brand;
      const values = tokens[`${app}/brand/tokens.ts`]?.tokens;
      if (!brand || !values) {
        throw new Error(`${path} needs a brand.ts and a tokens.ts next to it`);
      }
      const fontClass = fonts[`${app}/brand/fonts.ts`]?.fontClass ?? '';
      const { siteName, cultures, logo } = brand;
      return {
        siteName,
        cultures,
        logo,
        id: app.slice(app.lastIndexOf('/') + 1),
        className: `${themeClass} ${fontClass}`.trim(),
        tokens: values,
        logoUrl: logos[`${app}/public${logo.src}`],
      };
    })
    .toSorted((a, b) => a.id.localeCompare(b.id));
}
