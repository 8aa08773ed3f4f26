/** Caches each format: creating one takes longer than using it for a whole page. */
export function kept<Key extends string[], Format>(make: (...key: Key) => Format): (...key: Key) => Format {
  const formats = new Map<string, Format>();
  return (...key) => {
    const name = key.join(' ');
    const format = formats.get(name) ?? make(...key);
    formats.set(name, format);
    return format;
  };
}
