import type { BrandTokens } from '@matchday/ui/theme';
import { layoutNames } from '@matchday/ui/theme/composition';
import { contrast, contrastPairs } from '@matchday/ui/theme/contrast';
import { referenceTheme } from '@matchday/ui/theme/reference-theme';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { toCss } from './css-values';
import { leaves, withValues } from './token-tree';

/** A file of tokens cannot become a brand; each reason names a token. */
export class TokensRefused extends Error {
  override name = 'TokensRefused';

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/**
 * Reads a file in the DTCG format as a brand's tokens.
 * @throws {TokensRefused} if it is not in the format, lacks a token, has one that the contract does not know, or has
 *   colours that cannot be read on each other
 */
export async function readTokens(source: string): Promise<BrandTokens> {
  const given = await parseTokens(source);
  const paths = leaves(referenceTheme).map(([path]) => path);
  const values = new Map<string, string>();
  const reasons = [
    ...[...given.keys()].filter((path) => !paths.includes(path)).map((path) => `There is no token ${path}.`),
    ...paths.filter((path) => !given.has(path)).map((path) => `The token ${path} is missing.`),
  ];
  for (const [path, token] of given)
    try {
      values.set(path, toCss(token));
    } catch (error) {
      reasons.push(`${path} ${error instanceof Error ? error.message : String(error)}.`);
    }
  if (reasons.length > 0) throw new TokensRefused(reasons);

  const tokens = withValues(referenceTheme, (path) => values.get(path) ?? '') as BrandTokens;
  const unread = [...choiceFaults(tokens), ...colorFaults(tokens)];
  if (unread.length > 0) throw new TokensRefused(unread);
  const faint = contrastFaults(tokens);
  if (faint.length > 0) throw new TokensRefused(faint);
  return tokens;
}

async function parseTokens(source: string) {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('file:///'), logger: quiet });
  try {
    const { tokens } = await parse([{ filename, src: source }], { config, logger: quiet });
    return new Map(Object.entries(tokens).map(([path, { $type, $value }]) => [path, { $type, $value }]));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TokensRefused([`The file is not in the DTCG format: ${reason.trim().split('\n')[0]}`]);
  }
}

const quiet = new Logger({ level: 'silent' });

/** Tokens whose values are names. */
function choiceFaults(tokens: BrandTokens): string[] {
  const choices: [path: string, value: string, known: readonly string[]][] = [
    ...Object.entries(tokens.composition).map(([part, name]): [string, string, readonly string[]] => [
      `composition.${part}`,
      name,
      layoutNames.get(part) ?? [],
    ]),
    ...leaves(tokens)
      .filter(([path]) => path.endsWith('.scheme'))
      .map(([path, value]): [string, string, readonly string[]] => [path, value, ['light', 'dark']]),
    ['corner.shape', tokens.corner.shape, ['round', 'bevel']],
    ['icon.linecap', tokens.icon.linecap, ['round', 'butt', 'square']],
    ['icon.linejoin', tokens.icon.linejoin, ['round', 'miter', 'bevel']],
  ];
  return choices
    .filter(([, value, known]) => !known.includes(value))
    .map(([path, value, known]) => `${path} is "${value}". It can be ${or.format(known)}.`);
}

const or = new Intl.ListFormat('en', { type: 'disjunction' });

/** Colours whose contrast is unknown. */
function colorFaults(tokens: BrandTokens): string[] {
  const opaque = /^(?:color|tone\.\w+|role\.\w+|status\.\w+)\.(?!scheme)\w+$/;
  return leaves(tokens)
    .filter(([path, value]) => opaque.test(path) && !/^#[\da-f]{6}$/i.test(value))
    .map(([path, value]) => `${path} is "${value}". It carries text, so it must be an opaque colour.`);
}

function contrastFaults(tokens: BrandTokens): string[] {
  return [...contrastPairs(tokens)].flatMap(({ name, foreground, background, least }) => {
    const found = contrast(foreground, background);
    if (found >= least) return [];
    // Rounding down: 4.499 is not 4.50.
    const shown = (Math.floor(found * 100) / 100).toFixed(2);
    return [`${name} has a contrast of ${shown} (${foreground}, ${background}). It needs ${least}.`];
  });
}
