import type { Static } from 'typebox';
import type { Columns } from '../../platform/database/columns';
import type { PageRow, PageText } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    pages: { store_id: string; id: string; alias: PageRow['alias'] };
    page_texts: Columns<Static<typeof PageText>> & { store_id: string; page_id: string; culture: string };
    redirects: { store_id: string; culture: string; from_path: string; to_path: string };
  }
}
