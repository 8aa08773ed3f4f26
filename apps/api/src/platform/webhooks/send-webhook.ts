import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { Webhook as Signer } from 'standardwebhooks';
import type { Webhook, WebhookDelivery } from './queries';

const timeoutMs = 10_000;

/** What a receiver gets; its `webhook-id` header identifies repeated deliveries. */
interface WebhookBody {
  type: string;
  /** ISO */
  timestamp: string;
  data: unknown;
}

/**
 * Sends a delivery, signed as in the Standard Webhooks specification. Unless private addresses are allowed, it is sent
 * to public addresses only, whatever the host name resolves to.
 *
 * @returns the reason if the receiver did not answer with a status of 200 to 299, otherwise undefined
 */
export async function sendWebhook(
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  { id, type, data, created_at }: WebhookDelivery,
  { now, allowPrivate }: { now: Date; allowPrivate: boolean },
): Promise<string | undefined> {
  const body: WebhookBody = { type, timestamp: created_at.toISOString(), data };
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Signer(secret).sign(id, now, text),
  };
  try {
    const status = await post(url, text, headers, allowPrivate);
    return status >= 200 && status < 300 ? undefined : `status ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function post(
  url: string,
  body: string,
  headers: Record<string, string | number>,
  allowPrivate: boolean,
): Promise<number> {
  const request = new URL(url).protocol === 'http:' ? requestHttp : requestHttps;
  const agent = allowPrivate ? {} : { agent: useAgent(url) };
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs), ...agent },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
