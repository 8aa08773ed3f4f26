import { Type } from 'typebox';
import { described, Id } from '../../platform/contract/schema';
import { strict } from '../stores';
import { printExample } from './single-print-example';
import { AddOnRow } from './store-data';

const { id: _id, ...printFields } = AddOnRow.properties;

/** A print as `putPrint` takes it; the id is in the path. */
export const PrintData = Type.Object(printFields, {
  ...strict,
  title: 'PrintData',
  description:
    'A print in the format of an import. Prices are in the minor unit of their currency and include VAT',
  examples: [printExample],
});

export const StoredPrint = Type.Object(AddOnRow.properties, {
  title: 'StoredPrint',
  examples: [{ id: 'name-and-number', ...printExample }],
  description:
    'A print as imported, with its rules. Prices are in the minor unit of their currency and include VAT',
});

export const PrintParams = Type.Object({ id: described(Id, 'Id of the print', 'name-and-number') });
