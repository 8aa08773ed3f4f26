export { toImage } from './image';
export type { ImageRow } from './store-data';
