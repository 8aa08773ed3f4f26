/** Waits for fonts and images, and ends finite animations, because fading elements have too little contrast. */
export async function settle() {
  const images = [...document.images];
  for (const image of images) {
    image.loading = 'eager';
  }
  // A browser requests a face only when it lays out text that needs it.
  await nextFrame();
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
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

/** Resolves after the next layout and paint. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
