import * as fileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import PageStore from '../src/page-store';
import { shareRenders } from '../src/renders';

type Value = Parameters<PageStore['set']>[1];
type Context = Parameters<PageStore['set']>[2];

const second = 1000;

function openStore() {
  const renders = shareRenders();
  const store = new PageStore({
    fs: fileSystem as never,
    flushToDisk: false,
    serverDistDir: tmpdir(),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const page = (html: string, tags: string) =>
    ({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': tags } }) as unknown as Value;
  const context = (revalidate: number) =>
    ({ cacheControl: { revalidate, expire: 1e6 } }) as unknown as Context;
  return {
    renders,
    store,
    read: (key: string) => store.get(key, { kind: 'APP_PAGE' } as never),
    keep: (key: string, tags: string, revalidate = 60) =>
      store.set(key, page(key, tags), context(revalidate)),
  };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('Next’s store', () => {
  test('reports a page with its tags, when it keeps it and when it finds it', async () => {
    const { renders, read, keep } = openStore();
    const kept = await renders.run(() => keep('/reported', 'product:1,settings'));
    await later();
    const found = await renders.run(() => read('/reported'));
    expect(found.answer).not.toBeNull();
    for (const { render } of [kept, found])
      expect(render.record).toMatchObject({ key: '/reported', tags: ['product:1', 'settings'] });
    const missed = await renders.run(() => read('/unknown'));
    expect(missed.render.record).toBeUndefined();
  });

  test('does not keep a page whose data changed while it was rendered', async () => {
    const { renders, store, read, keep } = openStore();
    const { render } = await renders.run(async () => {
      await store.revalidateTag('product:2', { expire: 0 });
      await keep('/changed', 'product:2');
    });
    expect(render.record).toBeUndefined();
    expect((await renders.run(() => read('/changed'))).answer).toBeNull();
  });

  test('has no page whose data changed later, also within the same millisecond', async () => {
    const { renders, store, read, keep } = openStore();
    await renders.run(() => keep('/expired', 'product:3'));
    await store.revalidateTag('product:3', { expire: 0 });
    expect((await renders.run(() => read('/expired'))).answer).toBeNull();
  });

  test('has no page that is older than its lifetime', async () => {
    const { renders, read, keep } = openStore();
    await renders.run(() => keep('/short', 'product:4', 0.01));
    await later();
    await later();
    await later();
    expect((await renders.run(() => read('/short'))).answer).toBeNull();
    await renders.run(() => keep('/long', 'product:4', 60 * second));
    expect((await renders.run(() => read('/long'))).answer).not.toBeNull();
  });

  test('announces a change before its acknowledgement', () => {
    const { renders, store } = openStore();
    const announced: string[] = [];
    renders.onChange = (tags) => announced.push(...tags);
    void store.revalidateTag(['product:5', 'settings'], { expire: 0 });
    expect(announced).toEqual(['product:5', 'settings']);
  });
});
