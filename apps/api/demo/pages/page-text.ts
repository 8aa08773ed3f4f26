import type { PageRow } from '../../src/features/imports/store-data';

export type PageText = PageRow['texts'][string];
