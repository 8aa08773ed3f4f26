const fade = [
  '@media (prefers-reduced-motion: no-preference) {',
  '@view-transition { navigation: auto; }',
  '::view-transition-group(root) { animation-duration: 0.12s; }',
  '}',
].join(' ');

/** Documents of the shop follow each other with a short fade, where browsers can show one and people want motion. */
export function PageFade() {
  return (
    <style href="page-fade" precedence="page-fade">
      {fade}
    </style>
  );
}
