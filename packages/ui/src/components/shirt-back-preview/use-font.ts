import { useEffect, useState } from 'react';

const families = new Map<string, Promise<string>>();

function loadFamily(url: string): Promise<string> {
  const known = families.get(url);
  if (known) {
    return known;
  }
  const face = new FontFace(`print-${families.size}`, `url(${JSON.stringify(url)})`);
  document.fonts.add(face);
  const family = face.load().then(() => face.family);
  families.set(url, family);
  return family;
}

/** Loads a font and returns its family name; null until it has loaded, or if it fails. */
export function useFont(url: string): string | null {
  const [loaded, setLoaded] = useState({ url, family: '' });
  useEffect(() => {
    let active = true;
    loadFamily(url).then(
      (family) => active && setLoaded({ url, family }),
      () => families.delete(url),
    );
    return () => {
      active = false;
    };
  }, [url]);
  return loaded.url === url && loaded.family !== '' ? loaded.family : null;
}
