import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/platform/database/database';

export const openBasket = '10000000-0000-4000-8000-000000000001';
export const paidBasket = '10000000-0000-4000-8000-000000000002';
export const paidOrder = '20000000-0000-4000-8000-000000000002';
const payingBasket = '10000000-0000-4000-8000-000000000003';
export const payingOrder = '20000000-0000-4000-8000-000000000003';
const lateBasket = '10000000-0000-4000-8000-000000000004';
export const lateOrder = '20000000-0000-4000-8000-000000000004';

const person = {
  email: 'freja@example.com',
  phone: '20123456',
  firstName: 'Freja',
  lastName: 'Lund',
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country: 'DK',
};
const bill = { ...person, emailConfirmation: person.email };
const image = {
  url: '/media/early/cap?v=1',
  altText: 'Cap',
  title: 'Cap',
  focal: { top: 0.5, left: 0.5 },
  width: 1200,
  height: 1500,
};
const settings = {
  logo: { url: '/logo.svg', altText: 'Early' },
  mainNavigation: [{ name: 'Caps', url: '/caps/c-caps/' }],
  header: { view: { usps: [] } },
  footer: {
    view: {
      usps: [],
      image: null,
      logo: null,
      companyInfo: '<p>Early</p>',
      company: {
        name: 'Early',
        cvr: '1',
        address: 'Pier 1',
        zip: '8000',
        city: 'Aarhus',
        email: 'shop@early.example',
      },
      links: [],
      copyright: 'Early',
    },
  },
  theming: null,
  checkoutSettings: { countries: [{ code: 'DK', name: 'Denmark' }] },
  termsAndConditionsPage: null,
  serviceCloudClubIdentifier: null,
};

/** Writes a store, its catalogue and its orders as the first release did. */
export async function writeFirstRows(db: Kysely<Database>): Promise<void> {
  await writeStore(db);
  await writeCatalogue(db);
  await writeBaskets(db);
  await writeOrders(db);
}

async function writeStore(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into stores (id, name, default_culture, root_category_id, order_prefix, vat_rates, content_hash)
    values ('early', 'Early', 'en', 'root', 'E', '{"DK": 25}', 'digest-of-the-first-import')`.execute(db);
  await sql`
    insert into store_cultures (store_id, culture, locale, currency, path_prefix, position, settings)
    values ('early', 'en', 'en-GB', 'EUR', '', 0, ${JSON.stringify(settings)}::jsonb)`.execute(db);
  await sql`
    insert into dictionary_items (store_id, culture, alias, value)
    values ('early', 'en', 'Basket.Add', 'Put it in')`.execute(db);
  await sql`
    insert into imported_items (store_id, type, id, hash)
    values ('early', 'settings', '', 'a'), ('early', 'product', 'cap', 'b'), ('early', 'product', 'scarf', 'c'),
      ('early', 'category', 'caps', 'd'), ('early', 'content', 'front', 'e')`.execute(db);
  await sql`insert into pages (store_id, id, alias) values ('early', 'front', 'frontPage')`.execute(db);
  await sql`
    insert into page_texts (store_id, page_id, culture, path, title, seo_title, seo_description, blocks)
    values ('early', 'front', 'en', '/', 'Early', 'Early', 'The first', '[]')`.execute(db);
  await sql`
    insert into redirects (store_id, culture, from_path, to_path)
    values ('early', 'en', '/hats/', '/caps/c-caps/')`.execute(db);
  await sql`
    insert into shipping_methods (store_id, id, position, kind, carrier, countries, prices, free_from, days, texts)
    values ('early', 'home', 0, 'home', 'bring', '["DK"]', '{"EUR": 500}', null, '{"min": 1, "max": 3}',
      '{"en": {"name": "Home", "description": "To your door"}}')`.execute(db);
  await sql`
    insert into payment_methods (store_id, id, position, provider, texts)
    values ('early', 'card', 0, 'sandbox', '{"en": {"name": "Card", "description": "Visa"}}')`.execute(db);
}

async function writeCatalogue(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into categories (store_id, id, parent_id, position, image)
    values ('early', 'root', null, 0, null), ('early', 'caps', 'root', 1, null)`.execute(db);
  await sql`
    insert into category_texts (store_id, category_id, culture, name, path, description, meta_title, meta_description)
    values ('early', 'root', 'en', 'All', '/c-root/', '', 'All', ''),
      ('early', 'caps', 'en', 'Caps', '/caps/c-caps/', '', 'Caps', '')`.execute(db);
  for (const [position, id] of ['cap', 'scarf'].entries()) {
    await sql`
      insert into products (store_id, id, position, brand, is_new, is_unlisted, manufacturer)
      values ('early', ${id}, ${position}, 'Early', true, false,
        '{"name": "Early", "address": "Pier 1", "email": "mill@early.example"}')`.execute(db);
    await sql`
      insert into product_texts (store_id, product_id, culture, name, path, description, features, composition, care,
        meta_title, meta_description)
      values ('early', ${id}, 'en', ${id}, ${`/caps/${id}`}, 'Warm', '["Warm"]', 'Wool', 'By hand', ${id}, '')`.execute(
      db,
    );
    await sql`
      insert into product_categories (store_id, product_id, category_id, is_main, position)
      values ('early', ${id}, 'caps', true, ${position})`.execute(db);
    await sql`
      insert into product_colors (store_id, product_id, code, position, swatch, names, images)
      values ('early', ${id}, 'red', 0, '["#ff0000"]', '{"en": "Red"}',
        '[{"key": "cap", "altText": {"en": "Cap"}, "focal": {"top": 0.5, "left": 0.5}, "width": 1200, "height": 1500}]')`.execute(
      db,
    );
    await sql`
      insert into variants (store_id, id, product_id, color, size, sku, ean, position, is_lead, stock, imported_stock)
      values ('early', ${`${id}-red`}, ${id}, 'red', 'OneSize', ${`E-${id}`}, null, 0, true, 7, 10)`.execute(
      db,
    );
  }
  await sql`
    insert into prices (store_id, variant_id, currency, unit, discounted, prior)
    values ('early', 'cap-red', 'EUR', 2500, 2000, 2400), ('early', 'scarf-red', 'EUR', 1500, 1200, null)`.execute(
    db,
  );
  await sql`insert into outbox (store_id, topics) values ('early', '[{"type": "product", "id": "cap"}]')`.execute(
    db,
  );
}

async function writeBaskets(db: Kysely<Database>): Promise<void> {
  for (const [id, status] of [
    [openBasket, 'open'],
    [paidBasket, 'ordered'],
    [payingBasket, 'open'],
    [lateBasket, 'open'],
  ]) {
    await sql`
      insert into baskets (store_id, id, culture, currency, status, billing, shipping_method_id)
      values ('early', ${id}, 'en', 'EUR', ${status}, ${JSON.stringify(bill)}::jsonb, 'home')`.execute(db);
    await sql`
      insert into basket_lines (store_id, basket_id, id, variant_id, quantity, position)
      values ('early', ${id}, 'cap-red', 'cap-red', 2, 1)`.execute(db);
  }
}

async function writeOrders(db: Kysely<Database>): Promise<void> {
  await sql`insert into order_numbers (store_id, next) values ('early', 100002)`.execute(db);
  await writeOrder(
    db,
    { id: paidOrder, basket: paidBasket, number: 'E100001', events: ['Open', 'Confirmed'] },
    'paid',
  );
  await writeOrder(db, { id: payingOrder, basket: payingBasket, number: null, events: ['Open'] }, 'open');
  await writeOrder(
    db,
    { id: lateOrder, basket: lateBasket, number: null, events: ['Open', 'Cancelled'] },
    'refunded',
  );
  await sql`
    insert into stock_holds (store_id, payment_id, variant_id, quantity)
    values ('early', ${payingOrder}, 'cap-red', 2)`.execute(db);
}

interface FirstOrder {
  id: string;
  basket: string;
  number: string | null;
  events: readonly string[];
}

/** In the first release, a payment has the id of its order. */
async function writeOrder(
  db: Kysely<Database>,
  { id, basket, number, events }: FirstOrder,
  payment: string,
): Promise<void> {
  await sql`
    insert into orders (store_id, id, number, basket_id, status, culture, currency, email, billing, shipping,
      shipping_method, drop_point, payment_method, comment, sub_total, discount_total, shipping_total, tax_total, total)
    values ('early', ${id}, ${number}, ${basket}, ${events.at(-1)}, 'en', 'EUR', ${bill.email},
      ${JSON.stringify(person)}::jsonb, ${JSON.stringify(person)}::jsonb, '{"id": "home", "name": "Home"}', null,
      '{"id": "card", "name": "Card"}', '', 5000, 1000, 500, 900, 4500)`.execute(db);
  await sql`
    insert into order_lines (store_id, order_id, id, position, variant_id, sku, name, url, image, categories, properties,
      quantity, unit_price, unit_discount, total)
    values ('early', ${id}, 'cap-red', 1, 'cap-red', 'E-cap', 'Cap', '/caps/cap/p-cap-red/',
      ${JSON.stringify(image)}::jsonb, '["Caps"]', '[{"label": "Colour", "value": "Red"}]', 2, 2500, 500, 4000)`.execute(
    db,
  );
  for (const type of events)
    await sql`insert into order_events (store_id, order_id, type) values ('early', ${id}, ${type})`.execute(
      db,
    );
  await sql`
    insert into payments (store_id, id, order_id, basket_id, provider, method, reference, url, return_url, cancel_url,
      status, amount, currency, basket_version, expires_at, finished_at)
    values ('early', ${id}, ${id}, ${basket}, 'sandbox', 'card', ${`session-${id}`}, 'http://127.0.0.1:5/pay/',
      'http://127.0.0.1:5990/receipt/', 'http://127.0.0.1:5990/checkout/', ${payment}, 4500, 'EUR', 1,
      now() + interval '45 minutes', ${payment === 'open' ? null : new Date()})`.execute(db);
}
