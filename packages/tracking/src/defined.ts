/** The fields that have a value: a field pushed as undefined would erase the data layer's current value. */
export function defined<Fields extends object>(fields: Fields): Fields {
  const kept = { ...fields };
  for (const name in kept) if (kept[name] === undefined) Reflect.deleteProperty(kept, name);
  return kept;
}
