import type { Topic } from './tags';

/** The message that the API sends when data of pages has changed. */
export interface Change {
  storeId: string;
  /** Grows with every change of the store. */
  version: number;
  topics: Topic[];
}

const types: readonly string[] = [
  'product',
  'category',
  'content',
  'dictionary',
  'settings',
] satisfies Topic['type'][];

/** Reads a change from its JSON; null if invalid. */
export function parseChange(body: string): Change | null {
  try {
    const value: unknown = JSON.parse(body);
    return isChange(value) ? value : null;
  } catch {
    return null;
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { storeId, version, topics } = value as Partial<Record<keyof Change, unknown>>;
  return (
    typeof storeId === 'string' && Number.isInteger(version) && Array.isArray(topics) && topics.every(isTopic)
  );
}

function isTopic(value: unknown): value is Topic {
  if (typeof value !== 'object' || value === null) return false;
  const { type, id } = value as Partial<Record<keyof Topic, unknown>>;
  return typeof type === 'string' && types.includes(type) && (id === undefined || typeof id === 'string');
}
