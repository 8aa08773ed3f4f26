import { byteOrderMark, csvText, type Separator } from '../../../platform/csv';
import type { Part } from '../parts';
import type { FileContent, StoreData } from '../store-data';
import { writeCell } from './cell';
import { type Column, columnsOf } from './column';
import { type Entry, rowsOf } from './entries';
import { fieldAt } from './field';
import { type RowType, rowTypesOf } from './row-types';

const batchSize = 500;

/**
 * Writes a part of a store's data as CSV, in chunks of rows. A part with several row types has a column `type`.
 * @param content the part's lists and values
 */
export function* writeTable(
  part: Part,
  content: FileContent,
  store: StoreData['store'],
  separator: Separator,
): Generator<string> {
  const types = rowTypesOf(part).map((type) => ({ type, columns: columnsOf(type.schema, store) }));
  const heading = [
    ...new Set([
      ...(types.length > 1 ? ['type'] : []),
      ...types.flatMap(({ type, columns }) => [
        ...type.parents,
        ...columns.map(({ name }) => name),
        ...type.notes,
      ]),
    ]),
  ];
  const text = (rows: readonly (readonly string[])[]) => csvText(rows, separator);
  yield byteOrderMark + text([heading]);
  let rows: string[][] = [];
  for (const { type, columns } of types) {
    for (const entry of entriesOfType(type, content)) {
      rows.push(rowOf(heading, type, columns, entry, separator));
      if (rows.length < batchSize) continue;
      yield text(rows);
      rows = [];
    }
  }
  yield text(rows);
}

function rowOf(
  heading: readonly string[],
  type: RowType,
  columns: readonly Column[],
  entry: Entry,
  separator: Separator,
): string[] {
  const ownColumns = new Map(columns.map((column) => [column.name, column]));
  return heading.map((name) => {
    const column = ownColumns.get(name) ?? textColumn(name);
    if (name === 'type' && !ownColumns.has(name)) return type.name;
    return ownColumns.has(name) || type.parents.includes(name) || type.notes.includes(name)
      ? writeCell(fieldAt(entry, column.path), column, separator === ';' ? ',' : '.')
      : '';
  });
}

const textColumn = (name: string): Column => ({ name, path: [name], kind: 'text', empty: 'missing' });

function entriesOfType({ name, section }: RowType, content: FileContent): readonly Entry[] {
  if (name !== 'color' && name !== 'variant') return rowsOf(section, content);
  const colors = (content.products ?? []).flatMap(({ id, colors }) =>
    colors.map((color) => ({ product: id, ...color })),
  );
  if (name === 'color') return colors;
  return colors.flatMap(({ product, code, variants }) =>
    variants.map((variant) => ({ product, color: code, ...variant })),
  );
}
