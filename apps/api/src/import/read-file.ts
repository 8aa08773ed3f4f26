import { checkStore } from './check-store';
import { type DataPath, type Fault, fault } from './fault';
import { merge } from './merge';
import type { Part } from './parts';
import { schemaFaults } from './schema-faults';
import type { StoreData } from './store-data';
import type { Place } from './table/place';
import { UnreadableTable } from './table/read-csv';
import { readTable } from './table/read-table';

export const formats = ['json', 'csv'] as const;
export type Format = (typeof formats)[number];

export interface FileToImport {
  part: Part;
  format: Format;
  removeMissing: boolean;
  content: Buffer;
}

/** An error with its location in the file. */
export interface PlacedFault extends Place, Omit<Fault, 'path'> {}

export interface CheckedFile {
  rows: number;
  faults: PlacedFault[];
  /** The store's data merged with the file; undefined if there are errors. */
  data: StoreData | undefined;
}

/** Reads a file and returns the merged store data, or all errors. Writes nothing. */
export async function checkFile(file: FileToImport, before: StoreData): Promise<CheckedFile> {
  const read = await readContent(file, before);
  if (read.faults.length > 0) return { rows: read.rows, faults: read.faults, data: undefined };
  const place = (fault: Fault): PlacedFault => placed(fault, read.placeOf(fault.path));
  const malformed = schemaFaults(file.part, read.content);
  if (malformed.length > 0) return { rows: read.rows, faults: malformed.map(place), data: undefined };
  const { data, faults, inFile } = merge(before, file.part, read.content, file.removeMissing);
  const all = [
    ...faults.map(place),
    ...checkStore(data).map((found) => {
      const path = inFile(found.path);
      return path ? place({ ...found, path }) : placed(found, { line: null, column: found.path.join('.') });
    }),
    ...(data.store.id === before.store.id
      ? []
      : [place(fault(['store', 'id'], 'WrongStore', { value: before.store.id }))]),
  ];
  return { rows: read.rows, faults: all, data: all.length > 0 ? undefined : data };
}

const placed = ({ code, params }: Fault, { line, column }: Place): PlacedFault => ({
  line,
  column,
  code,
  params: { field: column, ...params },
});

interface Content {
  content: Record<string, unknown>;
  rows: number;
  faults: PlacedFault[];
  placeOf: (path: DataPath) => Place;
}

async function readContent(
  { part, format, content, removeMissing }: FileToImport,
  before: StoreData,
): Promise<Content> {
  if (format === 'json') return readJson(content);
  try {
    const table = await readTable(part, content, before, removeMissing);
    return { ...table, faults: table.faults.map(({ place, fault }) => placed(fault, place)) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return unreadable('CSV', error.message, error.line);
  }
}

function readJson(data: Buffer): Content {
  try {
    const content: unknown = JSON.parse(data.toString('utf8').replace(/^\uFEFF/, ''));
    if (typeof content !== 'object' || content === null || Array.isArray(content))
      return unreadable('JSON', 'expected an object', null);
    const lists = Object.values(content).map((value) => (Array.isArray(value) ? value.length : 1));
    return {
      content: { ...content },
      rows: lists.reduce((sum, rows) => sum + rows, 0),
      faults: [],
      placeOf: (path) => ({ line: null, column: path.join('.') }),
    };
  } catch (error) {
    return unreadable('JSON', error instanceof Error ? error.message : String(error), null);
  }
}

function unreadable(format: string, reason: string, line: number | null): Content {
  const place = { line, column: '' };
  return {
    content: {},
    rows: 0,
    faults: [placed(fault([], 'UnreadableFile', { format, reason }), place)],
    placeOf: () => place,
  };
}
