import type { ErrorCode, MessageParameters } from '../../../platform/http/errors/messages';
import { type DataPath, valueAt } from '../check/data-error';
import { sectionsOf } from '../parts';
import type { StoreData } from '../store-data';
import type { Column } from './column';
import { type Entry, rowsOf, sectionFrom } from './entries';
import type { Location, Row } from './read-csv';
import type { RowType } from './row-types';

type EntryError = { column: string; code: ErrorCode; params: MessageParameters };

/** The fields for a product's colours and a colour's variants. */
const children = { color: 'colors', variant: 'variants' } as const;

/** Builds entries from table rows. Each entry starts as a copy of the store's existing entry. */
export class TableDraft {
  readonly #sections = new Map<string, Entry[]>();
  readonly #lines = new Map<unknown, { line: number; type: string }>();
  readonly #existing = new Map<string, Entry>();
  readonly #created = new Map<string, Entry>();
  readonly #before: StoreData;
  readonly #removeMissing: boolean;

  constructor(before: StoreData, removeMissing: boolean) {
    this.#before = before;
    this.#removeMissing = removeMissing;
    for (const section of sectionsOf('all'))
      for (const entry of rowsOf(section, before)) this.#existing.set(nameOf(section, keysOf(entry)), entry);
  }

  /** Finds or creates the entry of a row, or returns an error. */
  entryOf(type: RowType, row: Row): { entry: Entry } | EntryError {
    if (type.keys.length === 0) return { entry: this.#addLine({}, type, row, this.#list(type.section)) };
    const missing = [...type.parents, ...type.keys].find((name) => !row.cells[name]?.trim());
    if (missing !== undefined) return { column: missing, code: 'RequiredField', params: {} };
    const list = this.#listOf(type, row);
    if ('code' in list) return list;
    const key = type.keys.map((name) => row.cells[name]?.trim()).join(' ');
    const entry = this.#findOrCreate(type, key, list.list, list.existing);
    if (this.#lines.has(entry))
      return { column: type.keys[0] ?? '', code: 'StandsTwice', params: { value: key } };
    return { entry: this.#addLine(entry, type, row) };
  }

  content(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#sections].map(([section, entries]) => [section, sectionFrom(section, entries, this.#before)]),
    );
  }

  /** The line and column of a value in the content. */
  locate(path: DataPath, types: readonly { type: RowType; columns: readonly Column[] }[]): Location {
    const [section = '', ...within] = path;
    let at: unknown = this.#sections.get(String(section));
    let rest = within;
    if (section === 'dictionary') {
      at = this.#created.get(nameOf('dictionary', String(within[1])));
      rest = ['value', within[0] ?? ''];
    } else if (section === 'settings') {
      at = this.#created.get(nameOf('settings', String(within[0])));
      rest = within.slice(1);
    } else if (section === 'store') at = this.#sections.get('store')?.[0];
    let found = this.#lines.get(at);
    let left = rest;
    for (const [depth, step] of rest.entries()) {
      at = valueAt(at, step);
      const origin = this.#lines.get(at);
      if (!origin) continue;
      found = origin;
      left = rest.slice(depth + 1);
    }
    const columns = types.find(({ type }) => type.name === found?.type)?.columns ?? [];
    return {
      line: found?.line ?? null,
      column: columnAt(columns, left) ?? (left.join('.') || String(section)),
    };
  }

  #addLine(entry: Entry, type: RowType, row: Row, list?: Entry[]): Entry {
    list?.push(entry);
    this.#lines.set(entry, { line: row.line, type: type.name });
    return entry;
  }

  #listOf(type: RowType, row: Row): { list: Entry[]; existing: Entry[] | undefined } | EntryError {
    if (type.name !== 'color' && type.name !== 'variant')
      return { list: this.#list(type.section), existing: undefined };
    let list = this.#list('products');
    let existing: Entry[] | undefined;
    for (const parent of type.parents) {
      const key = row.cells[parent]?.trim() ?? '';
      const level = parent === 'product' ? 'color' : 'variant';
      const known = existing ? find(existing, key) : this.#existing.get(nameOf('products', key));
      const created = parent === 'product' ? this.#created.get(nameOf('products', key)) : find(list, key);
      if (!created && !known)
        return { column: parent, code: 'UnknownReference', params: { kind: parent, value: key } };
      const entry = created ?? this.#create(parent, known, list);
      list = entriesIn(entry, children[level]);
      entry[children[level]] = list;
      existing = entriesIn(known, children[level]);
    }
    return { list, existing };
  }

  #findOrCreate(type: RowType, key: string, list: Entry[], existing: Entry[] | undefined): Entry {
    const name = nameOf(type.section, key);
    const created = existing ? find(list, key) : this.#created.get(name);
    if (created) return created;
    const entry = this.#create(type.name, existing ? find(existing, key) : this.#existing.get(name), list);
    if (!existing) this.#created.set(name, entry);
    return entry;
  }

  #create(type: string, known: Entry | undefined, list: Entry[]): Entry {
    const entry = structuredClone(known ?? {});
    if (type === 'product' && (!known || this.#removeMissing)) entry.colors = [];
    if (type === 'color' && (!known || this.#removeMissing)) entry.variants = [];
    if (type === 'product' && known) this.#created.set(nameOf('products', keysOf(known)), entry);
    list.push(entry);
    return entry;
  }

  #list(section: string): Entry[] {
    const list = this.#sections.get(section) ?? [];
    this.#sections.set(section, list);
    return list;
  }
}

/** The list in a field of an entry; empty if missing. */
function entriesIn(entry: Entry | undefined, field: string): Entry[] {
  const list = entry?.[field];
  return Array.isArray(list) ? list : [];
}

const nameOf = (section: string, key: string) => `${section} ${key}`;

function keysOf(entry: Entry): string {
  if ('from' in entry) return `${String(entry.culture)} ${String(entry.from)}`;
  return String(entry.id ?? entry.alias ?? entry.culture ?? entry.code);
}

const find = (list: readonly Entry[], key: string) =>
  list.find((entry) => String(entry.code ?? entry.id) === key);

function columnAt(columns: readonly Column[], path: DataPath): string | undefined {
  return (
    columns.find((column) => startsWith(path, column.path)) ??
    columns.find((column) => startsWith(column.path, path))
  )?.name;
}

const startsWith = (path: DataPath, beginning: DataPath) =>
  beginning.every((step, index) => path[index] === step);
