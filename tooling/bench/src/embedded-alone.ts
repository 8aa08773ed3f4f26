import { pathToFileURL } from 'node:url';

/** The part of PGlite that is used here; the package belongs to the API. */
interface Embedded {
  query(text: string): Promise<{ rows: { name: string }[] }>;
  close(): Promise<void>;
}

// Runs in plain Node, without a loader: opens a database, reads all of it, and prints the memory of the process.
const [library = '', directory = ''] = process.argv.slice(2);
const { PGlite } = (await import(pathToFileURL(library).href)) as {
  PGlite: { create(options: { dataDir: string }): Promise<Embedded> };
};
const database = await PGlite.create({ dataDir: directory });
const { rows } = await database.query(
  'select tablename as name from pg_tables where schemaname = current_schema()',
);
for (const { name } of rows) await database.query(`select count(t::text) from "${name}" t`);
process.stdout.write(String(process.memoryUsage().rss));
await database.close();
