import { CsvError, parse } from 'csv-parse';

/** A row of a table, with cells by column name. */
export interface Row {
  /** First line of the row; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** The file is not a valid table. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/**
 * Reads a CSV table from a spreadsheet: with commas, semicolons or tabs, in UTF-8 or Windows-1252.
 * @throws {UnreadableTable}
 */
export async function readCsv(data: Buffer): Promise<{ columns: string[]; rows: Row[] }> {
  const text = decode(data);
  const rows: Row[] = [];
  let columns: string[] | undefined;
  let line = 1;
  const parser = parse(text, { bom: true, delimiter: delimiterOf(text), info: true, skip_empty_lines: true });
  try {
    for await (const parsed of parser) {
      const { record, info }: { record: string[]; info: { lines: number } } = parsed;
      if (!columns) columns = record.map((name) => name.trim());
      else {
        const cells = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
        if (Object.values(cells).some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      }
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableTable(error.message, Number(error.lines ?? line));
    throw error;
  }
  return { columns: columns ?? [], rows };
}

function decode(data: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data);
  } catch {
    return new TextDecoder('windows-1252').decode(data);
  }
}

/** Column names never contain a delimiter. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  return [';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

/** A location in a file; the line is null if unknown. */
export interface Location {
  line: number | null;
  column: string;
}
