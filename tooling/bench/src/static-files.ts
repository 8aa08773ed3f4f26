import { read } from './shopper-calls';

/** The largest script and the style sheet of a page, by the size of what is sent compressed. */
export async function staticFilesOf(page: string): Promise<[name: string, path: string][]> {
  const html = (await read(page, { headers: {} })).toString();
  const paths = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))];
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const bytes = await read(new URL(path, page).href, { headers: { 'accept-encoding': 'gzip' } });
      return { path, size: bytes.length };
    }),
  );
  const largest = (ending: string) =>
    sizes.filter(({ path }) => path.endsWith(ending)).toSorted((a, b) => b.size - a.size)[0]?.path;
  const [script, styles] = [largest('.js'), largest('.css')];
  if (!script || !styles) throw new Error(`${page} has no script or no style sheet`);
  return [
    ['script', script],
    ['style sheet', styles],
  ];
}
