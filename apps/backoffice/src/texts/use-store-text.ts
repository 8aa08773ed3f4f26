import { useSession } from '../access/use-session';

/** Of what a store keeps in each of its cultures, the entry of its first culture; undefined if there is none. */
export function useStoreText(): <Text>(texts: Readonly<Record<string, Text>>) => Text | undefined {
  const cultures = useSession()?.store.cultures ?? [];
  return (texts) => {
    const first = cultures.find(({ culture }) => texts[culture] !== undefined)?.culture;
    return first === undefined ? Object.values(texts)[0] : texts[first];
  };
}
