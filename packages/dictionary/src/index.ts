import { accountAliases } from './account';
import { basketAliases } from './basket';
import { checkoutAliases } from './checkout';
import { formsAliases } from './forms';
import { frameAliases } from './frame';
import { listsAliases } from './lists';
import { productAliases } from './product';

/** The alias of every text that a shop shows. A store's dictionary may contain more. */
export const aliases = [
  ...frameAliases,
  ...productAliases,
  ...listsAliases,
  ...basketAliases,
  ...checkoutAliases,
  ...formsAliases,
  ...accountAliases,
] as const;

/** The alias of a text that a shop shows, such as `Basket.Title`. */
export type Alias = (typeof aliases)[number];

/** The texts of one culture. `{name}` in a text is a placeholder, the same in every culture. */
export type Dictionary = Readonly<Record<Alias, string>>;

/** The texts of a list of aliases. */
export type TextsOf<List extends readonly Alias[]> = Readonly<Record<List[number], string>>;
