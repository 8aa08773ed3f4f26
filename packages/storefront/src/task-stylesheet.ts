/// <reference types="vite/types/importMeta.d.ts" />
// Evaluated while a shop is built, like `stylesheet.ts`, for the screens of an order or an account. No page that paints
// first shows them, so its document need not contain their styles.
import.meta.glob('./screens/{account,checkout,contact,customer-service,receipt,withdrawal}/**/*.css.ts', {
  eager: true,
});
