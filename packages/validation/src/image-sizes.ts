/** The width in pixels of a small image, such as a colour's. */
export const smallImageWidth = 160;

/** The widths in pixels from which a browser chooses an image's file. */
export const imageWidths = [320, 480, 720, 1080, 1440] as const;

/** The size in pixels of the image that other sites show with a link to a page. */
export const sharedImageSize = { width: 1200, height: 630 } as const;

/** All widths in which the API delivers images. */
export const deliveredWidths = [smallImageWidth, ...imageWidths, sharedImageSize.width] as const;

/** All heights to which the API pads or crops images. */
export const deliveredHeights = [smallImageWidth, ...imageWidths, sharedImageSize.height] as const;
