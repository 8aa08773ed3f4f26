/** What the calls of a tag are for; the tags stand in this order. */
export const tagTexts: Readonly<Record<string, string>> = {
  Content: 'Pages, texts and settings of a shop',
  Catalogue: 'Categories and products: one, lists, search and sitemaps',
  Baskets: 'From the first piece to the receipt',
  Checkout: 'Who orders, where it goes, how it is delivered, vouchers',
  Payments: 'What payment providers report',
  Users: 'Customers: logging in, their profile and their orders; the newsletter',
  CustomerService: 'Messages to the club',
  Media: 'Pictures in the size and form asked for, and fonts',
  Log: 'Faults that shops report',
  Health: 'Whether the server answers and can work',
  Admin:
    'For the operator and the clubs: stores, keys, import and export, orders. The key in the Authorization header names the store',
};
