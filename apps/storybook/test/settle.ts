/** Waits until fonts and pictures are there. */
export async function settle() {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}
