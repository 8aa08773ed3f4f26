import { type ApiClient, ApiError } from '@matchday/api-client';
import { addLine, type BasketResponse, setLines } from './actions';
import type { LineToAdd } from './basket-domain';
import type { BasketSummary } from './basket-state';
import { type LineChanges, setLinesKey } from './pending-lines';

/** The changes of a page's basket run one after the other. */
export const basketScope = { id: 'basket' } as const;

/** The access to the basket that changes need. */
export interface BasketChanges {
  client: ApiClient;
  /** Sends a change and adopts its response; undefined if the basket was closed and a new one was created. */
  write: (send: (token: string) => Promise<BasketResponse>) => Promise<BasketResponse | undefined>;
  /** Reads the current lines from the server. */
  readLines: () => Promise<void>;
}

/** Adds a line, to the next basket if the current one is closed. */
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
 * Sets the quantities of lines. They are pending until the call ends. If it fails, the server's lines are
 * read before the pending quantities are removed.
 */
export const setLinesMutation = ({
  client,
  write,
  readLines,
  refuse,
  onFailure,
}: BasketChanges & {
  /** Drops waiting changes: they were based on quantities that are not available. */
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
