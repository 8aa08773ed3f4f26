import type { StoresContext } from '../stores';
import type { ImageProcesses } from './rendering/image-processes';
import type { RenditionCache } from './rendering/rendition-cache';
import type { FontFiles } from './storage/font-files';
import type { MediaStore } from './storage/media-store';

/** The services of operations on images and fonts. */
export interface MediaContext extends StoresContext {
  media: RenditionCache;
  originals: MediaStore;
  imageProcesses: ImageProcesses;
  fonts: FontFiles;
}
