import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readServices } from '@matchday/launcher/ports';
import { afterEach, describe, expect, it } from 'vitest';
import { exportTokens, importTokens, tokensOf } from '../src/club-tokens';
import { readTokens, TokensRefused } from '../src/read-tokens';

const root = resolve(import.meta.dirname, '../../..');
const clubs = readServices({}).clubs.map(({ id }) => id);

type File = Record<string, Record<string, Record<string, unknown>>>;

const dbu = async () => exportTokens(await tokensOf('dbu', root));

/** DBU's file after a change. */
async function changed(change: (file: File) => void): Promise<string> {
  const file: File = JSON.parse(await dbu());
  change(file);
  return JSON.stringify(file);
}

const reasonsFor = async (source: string): Promise<readonly string[]> => {
  const error: unknown = await readTokens(source).catch((thrown: unknown) => thrown);
  if (error instanceof TokensRefused) return error.reasons;
  throw new Error('The tokens were not refused.');
};

const srgb = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });

describe.each(clubs)('%s', (club) => {
  it('has the same values after an export and an import', async () => {
    const tokens = await tokensOf(club, root);
    expect(await readTokens(exportTokens(tokens))).toEqual(tokens);
  });

  it('has the same bytes after an export, an import and an export', async () => {
    const first = exportTokens(await tokensOf(club, root));
    expect(exportTokens(await readTokens(first))).toBe(first);
  });
});

it('exports values with their types, so that a design tool can show them', async () => {
  const { color, space, motion, type, font, layout } = JSON.parse(await dbu());
  expect(color.action).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.7843, 0.0627, 0.1804], hex: '#c8102e' },
  });
  expect(space.m).toEqual({ $type: 'dimension', $value: { value: 24, unit: 'px' } });
  expect(motion.fast).toEqual({ $type: 'duration', $value: { value: 160, unit: 'ms' } });
  expect(motion.ease).toEqual({ $type: 'cubicBezier', $value: [0.45, 0, 0.25, 1] });
  expect(type.h1.weight.$type).toBe('fontWeight');
  expect(font.display.$value.at(-1)).toBe('sans-serif');
  expect(layout.gutter).toEqual({ $type: 'string', $value: 'clamp(20px, 5vw, 72px)' });
});

describe('a file is refused', () => {
  it('if a text cannot be read on its background', async () => {
    const source = await changed(({ color = {} }) => Object.assign(color, { link: srgb(0.9, 0.5, 0.5) }));
    expect(await reasonsFor(source)).toContain(
      'color.link on background has a contrast of 2.70 (#e68080, #ffffff). It needs 4.5.',
    );
  });

  it('if a token is missing, or unknown', async () => {
    const source = await changed(({ space = {} }) => {
      delete space.m;
      space.medium = { $type: 'dimension', $value: { value: 1, unit: 'px' } };
    });
    expect(await reasonsFor(source)).toEqual([
      'There is no token space.medium.',
      'The token space.m is missing.',
    ]);
  });

  it('if a layout does not exist', async () => {
    const source = await changed(({ composition = {} }) =>
      Object.assign(composition, { hero: { $type: 'string', $value: 'poster' } }),
    );
    expect(await reasonsFor(source)).toEqual([
      'composition.hero is "poster". It can be overlay, split, or card.',
    ]);
  });

  it('if a colour that carries text is transparent', async () => {
    const veil = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 } };
    const source = await changed(({ color = {} }) => Object.assign(color, { text: veil }));
    expect(await reasonsFor(source)).toEqual([
      'color.text is "rgb(0 0 0 / 0.5)". It carries text, so it must be an opaque colour.',
    ]);
  });

  it('if a value would end its declaration', async () => {
    const source = await changed(({ layout = {} }) =>
      Object.assign(layout, { gutter: { $type: 'string', $value: '0; } body { display: none' } }),
    );
    expect(await reasonsFor(source)).toEqual([
      'layout.gutter has the value "0; } body { display: none", which is not CSS.',
    ]);
  });

  it.each(['', 'no JSON', '[]', '{"color":{"text":{"$type":"color","$value":"blue?"}}}'])(
    'if it is not in the format: %s',
    async (source) => {
      expect((await reasonsFor(source)).join('\n')).toMatch(/not in the DTCG format|is missing/);
    },
  );
});

it('follows a reference to another token', async () => {
  const source = await changed(({ color = {} }) =>
    Object.assign(color, { focus: { $type: 'color', $value: '{color.text}' } }),
  );
  const { color } = await readTokens(source);
  expect(color.focus).toBe(color.text);
});

describe('an import', () => {
  const copies: string[] = [];
  afterEach(() => {
    for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
  });

  /** A repository with DBU's brand only. */
  function repository(): string {
    const copy = mkdtempSync(join(tmpdir(), 'matchday-tokens-'));
    copies.push(copy);
    cpSync(join(root, 'apps/dbu/brand'), join(copy, 'apps/dbu/brand'), { recursive: true });
    for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(copy, file));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    return copy;
  }

  it('leaves a brand with the same values as it is', async () => {
    const copy = repository();
    const file = join(copy, 'apps/dbu/brand/tokens.ts');
    const before = readFileSync(file, 'utf8');
    expect(await importTokens('dbu', await dbu(), copy)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('writes the values into the brand, which then exports the same bytes', async () => {
    const copy = repository();
    const wanted = exportTokens(
      await readTokens(
        await changed(({ space = {} }) =>
          Object.assign(space, { m: { $type: 'dimension', $value: { value: 26, unit: 'px' } } }),
        ),
      ),
    );
    expect(await importTokens('dbu', wanted, copy)).toBe(true);
    const brand = join(copy, 'apps/dbu/brand');
    expect(existsSync(join(brand, 'colors.ts'))).toBe(false);
    // A module is loaded once for each address.
    const again = join(copy, 'apps/again/brand');
    cpSync(brand, again, { recursive: true });
    const tokens = await tokensOf('again', copy);
    expect(tokens.space.m).toBe('26px');
    expect(exportTokens(tokens)).toBe(wanted);
  });

  it('changes nothing if the tokens are refused', async () => {
    const copy = repository();
    const file = join(copy, 'apps/dbu/brand/tokens.ts');
    const before = readFileSync(file, 'utf8');
    const faint = await changed(({ color = {} }) => Object.assign(color, { text: srgb(1, 1, 1) }));
    await expect(importTokens('dbu', faint, copy)).rejects.toThrow('color.text on background has a contrast');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('knows only clubs of the repository', async () => {
    await expect(importTokens('../dbu', await dbu(), root)).rejects.toThrow('There is no club ../dbu');
  });
});
