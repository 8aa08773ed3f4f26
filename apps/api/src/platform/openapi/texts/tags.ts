/** Descriptions of the tags, in the order of the document. */
export const tagTexts: Readonly<Record<string, string>> = {
  Content: 'Pages, texts and settings of a shop',
  Catalogue: 'Categories and products, with search and sitemaps',
  Baskets: 'Baskets and receipts',
  Checkout: 'Addresses, shipping methods and vouchers',
  Payments: 'Webhooks of payment providers',
  Users: 'Customers: login, profile and orders; the newsletter',
  CustomerService: 'Messages to the club',
  Media: 'Images and fonts',
  Log: 'Exceptions of shops',
  Health: 'Liveness and readiness of the server',
  Staff: 'The staff of a club: login and sessions',
  Admin:
    'For the operator and the clubs: stores, keys, import and export, orders. The key or session in the Authorization header determines the store',
};
