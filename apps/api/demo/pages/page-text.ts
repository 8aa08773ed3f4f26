import type { PageRow } from '../../src/import/store-data';

export type PageText = PageRow['texts'][string];
export type Blocks = PageText['blocks'];
