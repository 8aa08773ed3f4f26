import { brand } from 'club-brand';
import { cultureOfPath } from '../addresses/paths';
import { shopApi } from '../data/shop-api';
import { logFailure } from '../log';
import { shopOrigin } from '../seo/absolute-url';
import { createRequestErrorLog } from './request-errors';

/** Sends an exception of the server to the shop's log (S8.13). Without the API, the server's own log has it. */
export const reportRequestError = createRequestErrorLog((report) => {
  const { culture } = cultureOfPath(brand, report.url);
  shopApi(culture)
    .call('recordException', { body: { ...report, url: shopOrigin() + report.url } })
    .catch((error: unknown) => logFailure('Could not report an exception', error));
});
