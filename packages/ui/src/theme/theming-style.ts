import { applyTheming } from './apply-theming';
import { propertyName } from './property-name';
import type { ThemedTokens, Theming } from './theming';

function* leaves(branch: object, path: readonly string[] = []): Generator<[property: string, value: string]> {
  for (const [name, value] of Object.entries(branch) as [string, string | object][]) {
    if (typeof value === 'string') yield [`--${propertyName([...path, name])}`, value];
    else yield* leaves(value, [...path, name]);
  }
}

const properties = ({ color, role, font, type }: ThemedTokens) =>
  new Map(leaves({ color, role, font, type }));

/**
 * The custom properties that the settings' theming changes, for the `style` of `<html>`; undefined if the brand's
 * values apply.
 */
export function themingStyle(tokens: ThemedTokens, theming: Theming): Record<string, string> | undefined {
  const own = properties(tokens);
  const changed = [...properties(applyTheming(tokens, theming))].filter(
    ([property, value]) => own.get(property) !== value,
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}
