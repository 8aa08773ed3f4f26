import { type Static, Type } from 'typebox';
import { described, nullable, oneOf } from '../../platform/contract/schema';
import { importStates } from './import-progress';
import { parts } from './parts';
import { formats } from './read-file';

const Time = (description: string) => Type.String({ format: 'date-time', description });

export const ImportPart = oneOf(parts, {
  description:
    '`store`: name, cultures, VAT, shipping and payment methods; `catalogue`: categories, products, size guides, prints, players; `prices` and `stock`: those of existing products; `dictionary`: interface texts; `content`: pages and redirects; `settings`: header, footer, navigation; `all`: everything, JSON only',
});

export const FileFormat = oneOf(formats, { title: 'FileFormat' });

const ImportError = Type.Object(
  {
    line: nullable(
      Type.Integer({ description: 'Line of a CSV file, where the header is line 1; null for JSON' }),
    ),
    column: Type.String({
      description: 'Column of a CSV file, or path in JSON; empty for an error of the whole file',
      examples: ['name.da', 'products.3.texts.da.name'],
    }),
    code: Type.String({ description: 'Stable error code', examples: ['StandsTwice'] }),
    message: Type.String({ description: 'Description of the error, in the culture of the request' }),
  },
  { title: 'ImportError' },
);

const Entries = (what: string) =>
  Type.Integer({
    minimum: 0,
    description: `Number of ${what} entries: categories, products, colours, variants, pages, texts and so on`,
  });

export const Import = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the import' }),
    part: ImportPart,
    format: described(FileFormat, 'Format of the file'),
    dryRun: Type.Boolean({ description: 'Whether the file is only checked and its changes counted' }),
    removeMissing: Type.Boolean({
      description: 'Whether entries that are missing from the file are removed',
    }),
    state: described(
      oneOf(importStates, {
        title: 'ImportState',
        description:
          'The states follow in this order. `failed` can follow any state; then nothing was written',
      }),
      'How far the import is',
    ),
    reason: nullable(
      Type.String({
        description:
          'Why the import failed, if not because of errors in the file; in the culture of the request',
      }),
    ),
    rows: Type.Object(
      {
        done: Type.Integer({
          minimum: 0,
          description:
            'Rows or list entries written. While `writing`, estimated from the share of written products; if another process runs the import, up to one second old',
          examples: [400],
        }),
        total: nullable(
          Type.Integer({
            minimum: 0,
            description: 'Rows or list entries of the file; null until it is read',
          }),
        ),
      },
      { description: 'Number of rows in total and done' },
    ),
    created: Entries('new'),
    changed: Entries('changed'),
    removed: Entries('removed'),
    errors: Type.Array(ImportError, { description: 'The first 200 errors' }),
    errorCount: Type.Integer({ minimum: 0, description: 'Number of all errors' }),
    createdAt: Time('Time at which the upload was complete'),
    finishedAt: nullable(Time('Time of completion; null while the import runs')),
  },
  { title: 'Import' },
);
export type Import = Static<typeof Import>;
