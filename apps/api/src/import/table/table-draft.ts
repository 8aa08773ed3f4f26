import type { ErrorCode, MessageParameters } from '../../errors/messages';
import type { DataPath } from '../fault';
import type { StoreData } from '../store-data';
import type { Column } from './column';
import { type Entry, entriesOf, sectionFrom } from './entries';
import type { Place } from './place';
import type { Row } from './read-csv';
import type { RowType } from './row-types';

type Refusal = { column: string; code: ErrorCode; params: MessageParameters };

/** The fields for a product's colours and a colour's variants. */
const children = { color: 'colors', variant: 'variants' } as const;

/** Builds entries from table rows. Each entry starts as a copy of the store's existing entry. */
export class TableDraft {
  readonly #sections = new Map<string, Entry[]>();
  readonly #lines = new Map<Entry, { line: number; type: string }>();
  readonly #earlier = new Map<string, Entry>();
  readonly #made = new Map<string, Entry>();
  readonly #before: StoreData;
  readonly #removeMissing: boolean;

  constructor(before: StoreData, removeMissing: boolean) {
    this.#before = before;
    this.#removeMissing = removeMissing;
    for (const [section, value] of Object.entries(before))
      for (const entry of entriesOf(section, value)) this.#earlier.set(nameOf(section, keysOf(entry)), entry);
  }

  /** Finds or creates the entry of a row, or returns an error. */
  entryOf(type: RowType, row: Row): { entry: Entry } | Refusal {
    if (type.keys.length === 0) return { entry: this.#note({}, type, row, this.#list(type.section)) };
    const missing = [...type.parents, ...type.keys].find((name) => !row.cells[name]?.trim());
    if (missing !== undefined) return { column: missing, code: 'RequiredField', params: {} };
    const list = this.#listOf(type, row);
    if ('code' in list) return list;
    const key = type.keys.map((name) => row.cells[name]?.trim()).join(' ');
    const entry = this.#findOrBegin(type, key, list.list, list.earlier);
    if (this.#lines.has(entry))
      return { column: type.keys[0] ?? '', code: 'StandsTwice', params: { value: key } };
    return { entry: this.#note(entry, type, row) };
  }

  content(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#sections].map(([section, entries]) => [section, sectionFrom(section, entries, this.#before)]),
    );
  }

  /** The line and column of a value in the content. */
  placeOf(path: DataPath, types: readonly { type: RowType; columns: readonly Column[] }[]): Place {
    const [section = '', ...within] = path;
    let at: unknown = this.#sections.get(String(section));
    let rest = within;
    if (section === 'dictionary') {
      at = this.#made.get(nameOf('dictionary', String(within[1])));
      rest = ['value', within[0] ?? ''];
    } else if (section === 'settings') {
      at = this.#made.get(nameOf('settings', String(within[0])));
      rest = within.slice(1);
    } else if (section === 'store') at = this.#sections.get('store')?.[0];
    let found = this.#lines.get(at as Entry);
    let left = rest;
    for (const [depth, step] of rest.entries()) {
      at = typeof at === 'object' && at !== null ? (at as Entry)[step] : undefined;
      const origin = this.#lines.get(at as Entry);
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

  #note(entry: Entry, type: RowType, row: Row, list?: Entry[]): Entry {
    list?.push(entry);
    this.#lines.set(entry, { line: row.line, type: type.name });
    return entry;
  }

  #listOf(type: RowType, row: Row): { list: Entry[]; earlier: Entry[] | undefined } | Refusal {
    if (type.name !== 'color' && type.name !== 'variant')
      return { list: this.#list(type.section), earlier: undefined };
    let list = this.#list('products');
    let earlier: Entry[] | undefined;
    for (const parent of type.parents) {
      const key = row.cells[parent]?.trim() ?? '';
      const level = parent === 'product' ? 'color' : 'variant';
      const known = earlier ? find(earlier, key) : this.#earlier.get(nameOf('products', key));
      const made = parent === 'product' ? this.#made.get(nameOf('products', key)) : find(list, key);
      if (!made && !known)
        return { column: parent, code: 'UnknownReference', params: { kind: parent, value: key } };
      const entry = made ?? this.#begin(parent, known, list);
      list = (entry[children[level]] ??= []) as Entry[];
      earlier = (known?.[children[level]] ?? []) as Entry[];
    }
    return { list, earlier };
  }

  #findOrBegin(type: RowType, key: string, list: Entry[], earlier: Entry[] | undefined): Entry {
    const name = nameOf(type.section, key);
    const made = earlier ? find(list, key) : this.#made.get(name);
    if (made) return made;
    const entry = this.#begin(type.name, earlier ? find(earlier, key) : this.#earlier.get(name), list);
    if (!earlier) this.#made.set(name, entry);
    return entry;
  }

  #begin(type: string, known: Entry | undefined, list: Entry[]): Entry {
    const entry = structuredClone(known ?? {});
    if (type === 'product' && (!known || this.#removeMissing)) entry.colors = [];
    if (type === 'color' && (!known || this.#removeMissing)) entry.variants = [];
    if (type === 'product' && known) this.#made.set(nameOf('products', keysOf(known)), entry);
    list.push(entry);
    return entry;
  }

  #list(section: string): Entry[] {
    const list = this.#sections.get(section) ?? [];
    this.#sections.set(section, list);
    return list;
  }
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
    columns.find((column) => starts(path, column.path)) ?? columns.find((column) => starts(column.path, path))
  )?.name;
}

const starts = (path: DataPath, beginning: DataPath) =>
  beginning.every((step, index) => path[index] === step);
