/** Waits until fonts and images are shown, and ends the animations that have an end: text that fades in has too little contrast. */
export async function settle() {
  const pictures = [...document.images];
  for (const picture of pictures) {
    picture.loading = 'eager';
  }
  // A browser asks for a face only once it lays out text that needs it.
  await nextFrame();
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  for (const animation of endingAnimations()) animation.finish();
  await nextFrame();
}

const endingAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );

/** Resolves once the page has been laid out and painted. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
