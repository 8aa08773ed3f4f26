/** The fields that have a value: a field pushed as undefined would erase what the data layer remembers. */
export function defined<Fields extends object>(fields: Fields): Fields {
  const kept = { ...fields };
  for (const name in kept) if (kept[name] === undefined) Reflect.deleteProperty(kept, name);
  return kept;
}
