import type { PerCulture } from '../stores/store-data';
import type { Block } from './contract';

export interface PageRow {
  id: string;
  alias: 'contentPage' | 'frontPage' | 'termsPage' | 'contactPage';
  texts: PerCulture<{
    /** Path without the culture's prefix, such as `/about/`. */
    path: string;
    title: string;
    seoTitle: string;
    seoDescription: string;
    blocks: readonly Block[];
  }>;
}
