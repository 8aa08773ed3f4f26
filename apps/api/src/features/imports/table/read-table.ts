import { type DataError, type DataPath, dataError } from '../check/data-error';
import type { Part } from '../parts';
import type { StoreData } from '../store-data';
import { InvalidCell, readCell } from './cell';
import { type Column, columnsOf } from './column';
import type { Entry } from './entries';
import { setField } from './field';
import { type Location, type Row, readCsv } from './read-csv';
import { type RowType, rowTypesOf } from './row-types';
import { TableDraft } from './table-draft';

/** The result of reading a table. */
export interface ReadTable {
  content: Record<string, unknown>;
  rows: number;
  /** Errors with the location in the table. */
  errors: { location: Location; dataError: DataError }[];
  locate: (path: DataPath) => Location;
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
  const errors: ReadTable['errors'] = [];
  const addError = (
    line: number,
    column: string,
    code: DataError['code'],
    params: DataError['params'] = {},
  ) =>
    errors.push({ location: { line, column }, dataError: dataError([], code, { field: column, ...params }) });

  const known = new Set(['type', ...types.flatMap(namesOf)]);
  for (const name of columns.filter((name) => !known.has(name))) addError(1, name, 'UnknownColumn');
  if (types.length > 1 && !columns.includes('type')) addError(1, 'type', 'RequiredField');

  const typeOf = ({ cells }: Row) => (types.length === 1 ? types[0]?.type.name : cells.type);
  for (const row of rows.filter((row) => !types.some(({ type }) => type.name === typeOf(row))))
    addError(row.line, 'type', 'NotOneOf', { values: types.map(({ type }) => type.name).join(', ') });

  for (const own of types) {
    for (const row of rows.filter((row) => typeOf(row) === own.type.name)) {
      const entry = draft.entryOf(own.type, row);
      if ('code' in entry) addError(row.line, entry.column, entry.code, entry.params);
      else
        fill(
          entry.entry,
          own,
          row,
          columns.filter((name) => known.has(name)),
          addError,
        );
    }
  }
  return {
    content: draft.content(),
    rows: rows.length,
    errors,
    locate: (path) => draft.locate(path, types),
  };
}

type AddError = (line: number, column: string, code: DataError['code'], params?: DataError['params']) => void;

function fill(
  entry: Entry,
  { type, columns }: { type: RowType; columns: readonly Column[] },
  { line, cells }: Row,
  given: readonly string[],
  addError: AddError,
): void {
  const own = new Map(columns.map((column) => [column.name, column]));
  if (!type.keys.some((key) => key in entry))
    for (const column of columns) setField(entry, column.path, readCell('', column));
  for (const name of given) {
    const column = own.get(name);
    const cell = cells[name] ?? '';
    if (!column) {
      const belongs = name === 'type' || type.parents.includes(name) || type.notes.includes(name);
      if (!belongs && cell.trim() !== '') addError(line, name, 'UnknownColumn');
      continue;
    }
    try {
      setField(entry, column.path, readCell(cell, column));
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      addError(line, name, error.code);
    }
  }
}

const namesOf = ({ type, columns }: { type: RowType; columns: readonly Column[] }) => [
  ...type.parents,
  ...type.notes,
  ...columns.map(({ name }) => name),
];
