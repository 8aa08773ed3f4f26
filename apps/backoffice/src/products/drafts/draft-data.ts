import type { components } from '@matchday/api-client';
import { api, dataOf, readFile } from '../../api/api';
import type { Resource } from '../../api/resource';
import { versionOf } from '../../api/versions';

type Schemas = components['schemas'];
export type ProductDocument = Schemas['StoredProduct'];
export type ListedDraft = Schemas['ListedProductDraft'];
export type PreviewAddress = Schemas['PreviewAddress'];

/** The product of the shop that a draft changes, as the draft takes it into account. */
type DraftBase = Schemas['StoredProductDraft']['base'];

/** A draft with the version that a change is meant for; no version for a new one. */
export interface DraftRecord {
  id: string;
  version: string | undefined;
  product: ProductDocument | undefined;
  /** Null for a product that is not in the shop yet. */
  base: DraftBase;
  publishAt: string | null;
  problem: string | null;
}

/** A part of an image, as shares of its width and height. */
export interface Crop {
  cropLeft: number;
  cropTop: number;
  cropWidth: number;
  cropHeight: number;
}

export const drafts: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 20 } }) {
    const query = { page, pageSize: perPage };
    const { drafts: found } = dataOf(await api.GET('/api/admin/product-drafts', { params: { query } }));
    return { data: found.items, total: found.total };
  },
};

/** What a product of the store can refer to. */
export async function readChoices() {
  return dataOf(await api.GET('/api/admin/product-choices'));
}
export type Choices = Awaited<ReturnType<typeof readChoices>>;

/** The query of one draft. */
export const draftKey = (id: string) => ['drafts', 'whole', id] as const;

export async function readDraft(id: string): Promise<DraftRecord> {
  const answer = await api.GET('/api/admin/product-drafts/{id}', { params: { path: { id } } });
  return { id, version: versionOf(answer), ...dataOf(answer).draft };
}

const ifMatch = (version: string | undefined) => (version === undefined ? {} : { 'If-Match': version });

/** Opens the draft that changes a product of the shop. */
export async function editProduct(id: string): Promise<void> {
  await api.POST('/api/admin/products/{id}/draft', { params: { path: { id } } });
}

/**
 * Saves a draft, only if nobody else has changed it since the version.
 * @param baseVersion the version of the product of the shop that the draft takes into account from now on
 */
export async function saveDraft(
  { id, version }: Pick<DraftRecord, 'id' | 'version'>,
  product: ProductDocument,
  publishAt: string | null,
  baseVersion?: string,
): Promise<void> {
  const params = { path: { id }, header: ifMatch(version) };
  await api.PUT('/api/admin/product-drafts/{id}', {
    params,
    body: { product, publishAt, ...(baseVersion && { baseVersion }) },
  });
}

export async function publishNow({ id, version }: DraftRecord): Promise<void> {
  const params = { path: { id }, header: ifMatch(version) };
  await api.POST('/api/admin/product-drafts/{id}/publish', { params });
}

export async function deleteDraft({ id, version }: DraftRecord): Promise<void> {
  const params = { path: { id }, header: ifMatch(version) };
  await api.DELETE('/api/admin/product-drafts/{id}', { params });
}

/** Addresses that show the draft in the shop. */
export async function readPreview(id: string): Promise<readonly PreviewAddress[]> {
  const answer = await api.POST('/api/admin/product-drafts/{id}/preview', { params: { path: { id } } });
  return dataOf(answer).addresses;
}

/** An uploaded image, as it was stored. */
export interface UploadedImage {
  key: string;
  width: number;
  height: number;
}

/** Uploads an image, or a part of it. */
export async function uploadImage(key: string, file: Blob, crop?: Crop): Promise<UploadedImage> {
  const answer = await api.PUT('/api/admin/media/{key}', {
    params: { path: { key }, query: crop ?? {} },
    headers: { 'Content-Type': file.type || 'application/octet-stream' },
    // The file is sent as it is.
    body: file as never,
    bodySerializer: (body: unknown) => body as Blob,
  });
  const { width, height } = dataOf(answer);
  return { key, width, height };
}

export const readImage = (key: string): Promise<Blob> => readFile(`/api/admin/media/${key}`);
