import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { editProduct } from './edit-product';
import { deleteProductDraft, publishProductDraft } from './end-draft';
import { getProductPreview, previewProductDraft } from './preview-draft';
import { getProductChoices } from './product-choices';
import { putProductDraft } from './put-draft';
import { getProductDraft, listProductDrafts } from './read-drafts';

/** Operations on products that are not in the shop yet, and on changes of products that are. */
export function productDraftRoutes(app: App, context: StoresContext): void {
  getProductChoices(app, context);
  listProductDrafts(app, context);
  getProductDraft(app, context);
  putProductDraft(app, context);
  editProduct(app, context);
  previewProductDraft(app, context);
  publishProductDraft(app, context);
  deleteProductDraft(app, context);
}

/** The draft that a shop shows to whoever has its address. */
export function productPreviewRoutes(app: App, context: StoresContext): void {
  getProductPreview(app, context);
}
