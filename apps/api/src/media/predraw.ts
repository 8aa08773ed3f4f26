import type { Context } from '../context';
import { renditionOf } from '../domain/rendition';
import type { ImageRow } from '../import/store-data';

/** Widths that suggestions and lists ask for, in the format that browsers of today take. */
const usualWidths = [160, 320, 480, 720];
const accepted = 'image/webp';
const pauseMs = 1_000;

type Parts = Pick<Context, 'db' | 'media' | 'stores' | 'activity' | 'log'>;

/**
 * Draws what a fresh shop's lists show first, in the pauses between requests and one picture at a time, so that the first
 * visitors need not wait for it.
 * @returns a function that ends it and waits for the picture under way
 */
export function startPredrawing(parts: Parts): () => Promise<void> {
  const stopping = new AbortController();
  const drawing = predraw(parts, stopping.signal).catch((err: unknown) =>
    parts.log.error({ err }, 'pictures not drawn in advance'),
  );
  return async () => {
    stopping.abort();
    await drawing;
  };
}

async function predraw({ db, media, stores, activity, log }: Parts, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  let drawn = 0;
  for (const { id: storeId } of await stores.all()) {
    for (const key of await listedPictures(db, storeId)) {
      for (const width of usualWidths) {
        await activity.quiet(pauseMs, signal);
        if (signal.aborted) return;
        await media.get(storeId, key, renditionOf({ width, format: 'auto' }, accepted));
        drawn += 1;
      }
    }
  }
  log.info({ drawn, seconds: Math.round((performance.now() - started) / 1000) }, 'pictures drawn in advance');
}

/** The first picture of every category and of every listed product's colour, in the order in which they are shown. */
async function listedPictures(db: Context['db'], storeId: string): Promise<string[]> {
  const categories = await db
    .selectFrom('categories')
    .select('image')
    .where('store_id', '=', storeId)
    .orderBy('position')
    .execute();
  const colors = await db
    .selectFrom('product_colors as color')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'color.store_id').onRef('product.id', '=', 'color.product_id'),
    )
    .select('color.images')
    .where('color.store_id', '=', storeId)
    .where('product.is_unlisted', '=', false)
    .orderBy('color.position')
    .orderBy('product.position')
    .execute();
  const images: (ImageRow | null | undefined)[] = [
    ...categories.map(({ image }) => image),
    ...colors.map(({ images: [first] }) => first),
  ];
  return images.flatMap((image) => image?.key ?? []);
}
