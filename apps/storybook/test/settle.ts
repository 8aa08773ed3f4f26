/** Waits until fonts and pictures are there, and shown. */
export async function settle() {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  // A browser asks for a face only once it lays out text that needs it.
  await nextFrame();
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  await nextFrame();
}

/** Resolves once the page has been laid out and painted. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
