/**
 * The brand's icons, rendered by `npm run icons`. They are in the document and not in the metadata: those are exchanged on
 * every navigation, and a browser that finds no icon meanwhile asks for another.
 */
export function BrandIcons() {
  return (
    <>
      <link rel="icon" href="/brand/mark.svg" type="image/svg+xml" />
      {[16, 32, 48].map((size) => (
        <link
          key={size}
          rel="icon"
          href={`/brand/icon-${size}.png`}
          sizes={`${size}x${size}`}
          type="image/png"
        />
      ))}
      <link rel="apple-touch-icon" href="/brand/apple-icon-180.png" sizes="180x180" />
    </>
  );
}
