import { ApiError, createApiClient } from '@matchday/api-client';
import { createTabLock, storeCookieName } from '@matchday/commerce';
import { aliases } from '@matchday/dictionary';
import { findText } from '@matchday/dictionary/languages';
import { startShop } from '@matchday/page-server/start-shop';
import { isScreen } from '@matchday/screen-addresses';
import type { Brand } from '@matchday/storefront/brand';
import { cultureOf } from '@matchday/storefront/brand';
import { addToCart } from '@matchday/tracking';
import { Button } from '@matchday/ui/button';
import { vars } from '@matchday/ui/theme';
import { validateField } from '@matchday/validation';
import { renderToStaticMarkup } from 'react-dom/server';

const client = createApiClient({ baseUrl: 'http://127.0.0.1:9', store: { storeId: 'dbu', culture: 'da' } });
const failure = await client.call('createBasket', {}).catch((error: unknown) => error);
const brand: Pick<Brand, 'cultures'> = {
  cultures: [{ culture: 'da', locale: 'da-DK', pathPrefix: '', currency: 'DKK' }],
};

process.stdout.write(
  JSON.stringify({
    answered: failure instanceof ApiError ? failure.code : 'yes',
    cookie: storeCookieName('basket', 'dbu', true),
    lock: typeof createTabLock,
    aliases: aliases.length > 100,
    text: findText('Basket.Title', 'da'),
    server: typeof startShop,
    screen: isScreen('/cart/'),
    culture: cultureOf(brand as Brand, 'da').locale,
    event: addToCart({ currency: 'EUR', items: [{ id: 'v-1', name: 'Home shirt', price: 79.95 }] }).event,
    button: renderToStaticMarkup(<Button>Pay</Button>),
    color: vars.color.text,
    refused: validateField('100', 'required|numeric|between_playerNumber:1,99')?.key,
  }),
);
