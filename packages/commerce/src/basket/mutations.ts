import { type ApiClient, ApiError } from '@matchday/api-client';
import { addLine, type BasketResponse, setLines } from './actions';
import type { LineToAdd } from './basket-domain';
import type { BasketSummary } from './basket-state';
import { type LineChanges, setLinesKey } from './pending-lines';

/** The changes of a page's basket run one after the other. */
export const basketScope = { id: 'basket' } as const;

/** What changes need of the basket that they change. */
export interface BasketChanges {
  client: ApiClient;
  /** Sends a change and takes over its answer; undefined where the basket was over and the next one has begun. */
  write: (send: (token: string) => Promise<BasketResponse>) => Promise<BasketResponse | undefined>;
  /** Takes over the lines as the server has them now. */
  readLines: () => Promise<void>;
}

/** Adds a line; to the next basket where the current one is over. */
export const addLineMutation = ({
  client,
  write,
  afterAdding,
}: BasketChanges & { afterAdding: () => Promise<void> }) => ({
  mutationKey: ['basket', 'addLine'],
  scope: basketScope,
  async mutationFn(line: LineToAdd): Promise<BasketSummary> {
    const add = (token: string) => addLine(client, token, line);
    const response = (await write(add)) ?? (await write(add));
    if (!response) throw new ApiError(404, [{ code: 'UnknownBasket', message: '' }]);
    await afterAdding();
    return response.summary;
  },
});

/**
 * Sets the quantities of lines. While it has not ended they are shown as pending; where it fails, what the server has is
 * read before they go.
 */
export const setLinesMutation = ({
  client,
  write,
  readLines,
  refuse,
  onFailure,
}: BasketChanges & {
  /** Drops what waits: it was chosen on top of quantities that are not to be had. */
  refuse: () => void;
  onFailure: (error: Error) => void;
}) => ({
  mutationKey: setLinesKey,
  scope: basketScope,
  async mutationFn(changes: LineChanges): Promise<void> {
    const lines = [...changes.values()];
    if (lines.length > 0) await write((token) => setLines(client, token, lines));
  },
  async onError(error: Error) {
    refuse();
    await readLines().catch(() => {});
    onFailure(error);
  },
});
