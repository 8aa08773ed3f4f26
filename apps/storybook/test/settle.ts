/** Waits until fonts and pictures are there. */
export async function settle(container: HTMLElement) {
  const pictures = [...container.querySelectorAll('img')];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}
