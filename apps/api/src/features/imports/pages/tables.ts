import type { Generated } from 'kysely';
import type { Json } from '../../../platform/database/database';
import type { PageContent, ShownPage } from './page-content';

declare module '../../../platform/database/database' {
  interface Database {
    page_drafts: {
      store_id: string;
      page_id: string;
      content: Json<PageContent>;
      /** The draft by culture as the shop would show it. */
      shown: Json<Readonly<Record<string, ShownPage>>>;
      /** The version of the published page that the draft was saved for; empty if there was none. */
      base: string;
      publish_at: Date | null;
      /** Why it could not be published at its time. */
      problem: string | null;
      saved_at: Date;
      actor_kind: 'key' | 'staff';
      actor_id: string;
      actor_name: string;
    };
    page_versions: {
      store_id: string;
      id: Generated<string>;
      page_id: string;
      /** Orders the versions of a page. */
      position: Generated<string>;
      content: Json<PageContent>;
      at: Generated<Date>;
      /** Null for an import. */
      actor_kind: 'key' | 'staff' | null;
      actor_id: string | null;
      actor_name: string | null;
    };
  }
}
