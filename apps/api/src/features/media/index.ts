export { type ImageRow, toImage } from './image';
