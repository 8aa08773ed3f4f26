import {
  addBasketLine,
  authenticate,
  checkOutBasket,
  chooseShipping,
  createBasket,
  getReceipt,
  listMyOrders,
  listShippingMethods,
  saveBillingAddress,
  searchProducts,
} from './generated';
import { client } from './generated/client.gen';

const { API_URL, STORE_ID, EMAIL, PASSWORD, SHOP } = process.env as Record<string, string>;
let accessToken: string | undefined;
client.setConfig({ baseUrl: API_URL ?? '', throwOnError: true, auth: () => accessToken });
const headers = { StoreId: STORE_ID ?? '' };
const throwOnError = true;

const { data: login } = await authenticate({
  headers,
  body: { grant_type: 'password', username: EMAIL ?? '', password: PASSWORD ?? '' },
  throwOnError,
});
accessToken = login.result.access_token;

const { data: found } = await searchProducts({ headers, query: { Term: 'jersey' }, throwOnError });
const productId = found.products.items[0]?.variantId;
if (!productId) throw new Error('The search found no product.');

const { data: created } = await createBasket({ headers, throwOnError });
const path = { token: created.basket.token };
await addBasketLine({ headers, path, body: { productId, quantity: 2 }, throwOnError });
await saveBillingAddress({
  headers,
  path,
  body: {
    email: EMAIL ?? '',
    emailConfirmation: EMAIL ?? '',
    phone: '+45 20 12 34 56',
    firstName: 'Freja',
    lastName: 'Lund',
    street: 'Skolegade 4',
    city: 'Aarhus',
    zipCode: '8000',
    country: 'DK',
  },
  throwOnError,
});
const { data: shipping } = await listShippingMethods({ headers, throwOnError });
const shippingMethodId = shipping.shippingMethods.find(({ kind }) => kind === 'home')?.id;
if (!shippingMethodId) throw new Error('Nothing is delivered to an address.');
await chooseShipping({ headers, path, body: { shippingMethodId }, throwOnError });

const { data: payment } = await checkOutBasket({
  headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
  path,
  body: { paymentProviderId: 'card', returnUrl: `${SHOP}/receipt/`, cancelUrl: `${SHOP}/checkout/` },
  throwOnError,
});
await fetch(payment.data?.url ?? '', {
  method: 'POST',
  redirect: 'manual',
  body: new URLSearchParams({ action: 'approve' }),
});

let orderNumber: string | null | undefined;
for (let attempt = 0; attempt < 100 && !orderNumber; attempt += 1) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { data: answer } = await getReceipt({ headers, path, throwOnError });
  orderNumber = answer.receipt?.orderNumber;
}
const { data: mine } = await listMyOrders({ headers, throwOnError });
console.log(JSON.stringify({ orderNumber, mine: mine.orders.items.map((order) => order.orderNumber) }));
