import { describe, expect, it } from 'vitest';
import { demoStores } from '../../../demo';
import { north } from '../../../test/seed/north';
import { exportCsv, exportJson } from './export-part';
import { parts } from './parts';
import { checkFile } from './read-file';
import { isSame } from './write/same-data';

const stores = [north, ...demoStores()];
const tables = parts.filter((part) => part !== 'all');

describe.each(stores.map((data) => [data.store.id, data] as const))('%s', (_, data) => {
  it.each(parts)('is unchanged after exporting and importing %s as JSON', async (part) => {
    for (const removeMissing of part === 'prices' || part === 'stock' ? [false] : [false, true]) {
      const content = Buffer.from(exportJson(part, data));
      const { errors, data: after } = await checkFile(
        { part, format: 'json', removeMissing, content },
        data,
        ['sandbox'],
      );
      expect(errors).toEqual([]);
      expect(isSame(after, data)).toBe(true);
    }
  });

  it.each(tables.flatMap((part) => [[part, ','] as const, [part, ';'] as const]))(
    'is unchanged after exporting and importing %s as CSV with %s',
    async (part, separator) => {
      for (const removeMissing of part === 'prices' || part === 'stock' ? [false] : [false, true]) {
        const content = Buffer.from([...exportCsv(part, data, new Map(), separator)].join(''));
        const { errors, data: after } = await checkFile(
          { part, format: 'csv', removeMissing, content },
          data,
          ['sandbox'],
        );
        expect(errors).toEqual([]);
        expect(isSame(after, data)).toBe(true);
      }
    },
  );
});
