import { type RawBuilder, sql } from 'kysely';

/** Sorts cultures in a column: the culture itself, then others with its language. */
const closestTo = (culture: string, column: string): RawBuilder<unknown> => {
  const [language] = culture.split('-');
  return sql`${sql.ref(column)} = ${culture} desc, split_part(${sql.ref(column)}, '-', 1) = ${language} desc, ${sql.ref(column)}`;
};

/** The name of the product of variants `v` in the culture, or in another one that has its language. */
export const productNameIn = (culture: string): RawBuilder<string> =>
  sql`coalesce((
    select t.name from product_texts t where t.store_id = v.store_id and t.product_id = v.product_id
    order by ${closestTo(culture, 't.culture')} limit 1), v.product_id)`;

/** The name of the colour of variants `v`, as with `productNameIn`. */
export const colorNameIn = (culture: string): RawBuilder<string> =>
  sql`coalesce((
    select named.value from product_colors c, jsonb_each_text(c.names) named
    where c.store_id = v.store_id and c.product_id = v.product_id and c.code = v.color
    order by ${closestTo(culture, 'named.key')} limit 1), v.color)`;
