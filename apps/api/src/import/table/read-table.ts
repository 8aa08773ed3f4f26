import { type DataPath, type Fault, fault } from '../fault';
import type { Part } from '../parts';
import type { StoreData } from '../store-data';
import { readCell, WrongCell } from './cell';
import { type Column, columnsOf } from './column';
import type { Entry } from './entries';
import { setField } from './field';
import type { Place } from './place';
import { type Row, readCsv } from './read-csv';
import { type RowType, rowTypesOf } from './row-types';
import { TableDraft } from './table-draft';

/** The result of reading a table. */
export interface ReadTable {
  content: Record<string, unknown>;
  rows: number;
  /** Errors with the location in the table. */
  faults: { place: Place; fault: Fault }[];
  placeOf: (path: DataPath) => Place;
}

/**
 * Reads the table of a part. Without a column, an existing entry keeps that field and a new entry has it empty. Without a
 * row, the entry remains unless `removeMissing` is set.
 * @throws {UnreadableTable}
 */
export async function readTable(
  part: Part,
  data: Buffer,
  before: StoreData,
  removeMissing: boolean,
): Promise<ReadTable> {
  const { columns, rows } = await readCsv(data);
  const types = rowTypesOf(part).map((type) => ({ type, columns: columnsOf(type.schema, before.store) }));
  const draft = new TableDraft(before, removeMissing);
  const faults: ReadTable['faults'] = [];
  const refuse = (line: number, column: string, code: Fault['code'], params: Fault['params'] = {}) =>
    faults.push({ place: { line, column }, fault: fault([], code, { field: column, ...params }) });

  const known = new Set(['type', ...types.flatMap(namesOf)]);
  for (const name of columns.filter((name) => !known.has(name))) refuse(1, name, 'UnknownColumn');
  if (types.length > 1 && !columns.includes('type')) refuse(1, 'type', 'RequiredField');

  const typeOf = ({ cells }: Row) => (types.length === 1 ? types[0]?.type.name : cells.type);
  for (const row of rows.filter((row) => !types.some(({ type }) => type.name === typeOf(row))))
    refuse(row.line, 'type', 'NotOneOf', { values: types.map(({ type }) => type.name).join(', ') });

  for (const own of types) {
    for (const row of rows.filter((row) => typeOf(row) === own.type.name)) {
      const entry = draft.entryOf(own.type, row);
      if ('code' in entry) refuse(row.line, entry.column, entry.code, entry.params);
      else
        fill(
          entry.entry,
          own,
          row,
          columns.filter((name) => known.has(name)),
          refuse,
        );
    }
  }
  return {
    content: draft.content(),
    rows: rows.length,
    faults,
    placeOf: (path) => draft.placeOf(path, types),
  };
}

type Refuse = (line: number, column: string, code: Fault['code'], params?: Fault['params']) => void;

function fill(
  entry: Entry,
  { type, columns }: { type: RowType; columns: readonly Column[] },
  { line, cells }: Row,
  given: readonly string[],
  refuse: Refuse,
): void {
  const own = new Map(columns.map((column) => [column.name, column]));
  if (!type.keys.some((key) => key in entry))
    for (const column of columns) setField(entry, column.path, readCell('', column));
  for (const name of given) {
    const column = own.get(name);
    const cell = cells[name] ?? '';
    if (!column) {
      const belongs = name === 'type' || type.parents.includes(name) || type.notes.includes(name);
      if (!belongs && cell.trim() !== '') refuse(line, name, 'UnknownColumn');
      continue;
    }
    try {
      setField(entry, column.path, readCell(cell, column));
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      refuse(line, name, error.code);
    }
  }
}

const namesOf = ({ type, columns }: { type: RowType; columns: readonly Column[] }) => [
  ...type.parents,
  ...type.notes,
  ...columns.map(({ name }) => name),
];
