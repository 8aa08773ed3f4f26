import type { PageRow } from '../../src/features/stores/store-data';

export type PageText = PageRow['texts'][string];
export type Blocks = PageText['blocks'];
