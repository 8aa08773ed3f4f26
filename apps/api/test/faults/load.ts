import { expect } from 'vitest';
import { callOverWire } from '../api-process';
import { eventually, type PaidApi } from '../paid-api';
import { billing, newShopper } from '../shopper';
import type { Answer, TestApi } from '../test-api';

/** Shoppers who buy repeatedly. */
export interface Load {
  /** Order numbers of all receipts. */
  receipts: string[];
  /** Responses with a server error. */
  refused: Answer[];
  /** Lets all shoppers finish their current purchase. */
  end(): Promise<void>;
}

/** Recovery time of a server on a busy machine. */
export const recoveryTimeoutMs = 30_000;

export function startLoad(
  { sandbox, webhookUrl }: Pick<PaidApi, 'sandbox' | 'webhookUrl'>,
  shoppers: number,
): Load {
  const { origin } = new URL(webhookUrl);
  const receipts: string[] = [];
  const refused: Answer[] = [];
  const stop = new AbortController();
  const call: TestApi['call'] = (path, how) =>
    eventually(
      async () => {
        const answer = await callOverWire(origin + path, how);
        if (answer.status >= 500) refused.push(answer);
        return answer;
      },
      ({ status }) => status < 500,
      recoveryTimeoutMs,
    );
  const buy = async (): Promise<void> => {
    const shopper = await newShopper(call);
    for (const { status, body } of [
      await shopper.set({ productId: 'jersey-red-s', quantity: 1 }),
      await shopper.bill(billing),
      await shopper.choose(),
    ])
      expect(status, JSON.stringify(body)).toBe(200);
    const { body } = await shopper.pay();
    await sandbox.act(body.data.url, { action: 'approve' });
    const answer = await eventually(
      shopper.receipt,
      (given) => Boolean(given.body.receipt),
      recoveryTimeoutMs,
    );
    receipts.push(answer.body.receipt.orderNumber);
  };
  const buying = Array.from({ length: shoppers }, async () => {
    while (!stop.signal.aborted) await buy();
  });
  return {
    receipts,
    refused,
    end: async () => {
      stop.abort();
      await Promise.all(buying);
    },
  };
}
