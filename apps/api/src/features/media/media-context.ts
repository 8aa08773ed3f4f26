import type { StoresContext } from '../stores';
import type { ImageProcesses } from './rendering/image-processes';
import type { RenditionCache } from './rendering/rendition-cache';
import type { FontFiles } from './storage/font-files';
import type { MediaStore } from './storage/media-store';
import type { OwnMedia } from './storage/own-media';

/** The services of operations on images and fonts. */
export interface MediaContext extends StoresContext {
  media: RenditionCache;
  /** The stores' own images, with those of the demonstration. */
  originals: MediaStore;
  ownMedia: OwnMedia;
  imageProcesses: ImageProcesses;
  fonts: FontFiles;
}
