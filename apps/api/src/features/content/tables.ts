import type { Json } from '../../platform/database/database';
import type { Block } from './contract';
import type { PageRow } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    pages: { store_id: string; id: string; alias: PageRow['alias'] };
    page_texts: {
      store_id: string;
      page_id: string;
      culture: string;
      path: string;
      title: string;
      seo_title: string;
      seo_description: string;
      blocks: Json<Block[]>;
    };
    redirects: { store_id: string; culture: string; from_path: string; to_path: string };
  }
}
