import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Answers, WrongAnswer } from './answers/answers';
import { brandFiles } from './brand/brand-files';
import { readFonts } from './brand/club-fonts';
import { drawLogo } from './brand/draw-logo';
import { dyesOf } from './brand/nearest-dye';
import { type Palette, paletteOf } from './brand/palette';
import { runProgram, StepFailed } from './commands';
import type { ExistingClubs } from './existing-clubs';
import { manifestOf } from './shell/manifest';
import { sharedFiles } from './shell/shared-files';
import { installPackages, runScript, writeRepository } from './standalone/write-repository';
import { writeStore } from './store-files';

/** Reports the steps of the creation. */
export interface Steps {
  run: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Writes a new club: its shell, brand and starter data, and proves that they fit together. Nothing remains of a club that
 * could not be created.
 * @returns the club's folder
 */
export async function createClub(
  root: string,
  answers: Answers,
  clubs: ExistingClubs,
  steps: Steps,
): Promise<string> {
  const { standalone } = answers;
  const directory = join(root, 'apps', answers.id);
  const lockfile = join(root, 'pnpm-lock.yaml');
  const lockedBefore = await readFile(lockfile);
  const removeFromWorkspace = async () => {
    await rm(directory, { recursive: true, force: true });
    await writeFile(lockfile, lockedBefore);
  };
  try {
    await steps.run('Shell', () => writeShell(directory, answers, clubs));
    await steps.run('Fonts', () => installFonts(root, answers));
    const palette = paletteOf(answers.colors);
    await steps.run('Brand', () => writeBrand(root, directory, answers, palette));
    await steps.run('Starter data', () =>
      writeStore(join(directory, 'store'), {
        ...answers,
        colors: dyesOf(answers.colors),
        theming: {
          primaryColor: answers.colors.main,
          secondaryColor: palette.role.accent.fill,
          textColor: palette.color.text,
        },
      }),
    );
    if (standalone) await steps.run('Repository', () => writeRepository(directory, standalone, answers));
  } catch (error) {
    await removeFromWorkspace();
    throw error;
  }
  if (standalone) {
    await removeFromWorkspace();
    return proveStandalone(standalone, steps);
  }
  await steps.run('Types', () => runProgram(root, 'pnpm', typeCheck(answers)));
  await steps.run('Contrast and brand files', () => runProgram(root, 'pnpm', brandTests(answers)));
  return directory;
}

async function proveStandalone(folder: string, steps: Steps): Promise<string> {
  await steps.run('Packages', () => installPackages(folder));
  await steps.run('Types', () => runScript(folder, 'typecheck'));
  await steps.run('Contrast and brand files', () => runScript(folder, 'test'));
  return folder;
}

const typeCheck = ({ id }: Answers) => ['--silent', '--filter', `@matchday/${id}`, 'run', 'typecheck'];

const vitest = ['--silent', '--filter', '@matchday/ui', 'exec', 'vitest', 'run'];
const brandTests = ({ id }: Answers) =>
  vitest.concat('contrast', 'brand-files', '--testNamePattern', `apps/${id}/`);

async function writeShell(
  directory: string,
  answers: Answers,
  { directories, nextPort }: ExistingClubs,
): Promise<void> {
  const [template = ''] = directories;
  for (const file of sharedFiles(directories)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await cp(join(template, file), join(directory, file));
  }
  await writeJson(join(directory, 'package.json'), manifestOf(answers, nextPort, template));
}

async function installFonts(root: string, { id, fonts }: Answers): Promise<void> {
  const packages = [...new Set(Object.values(fonts))].map((font) => `@fontsource/${font}`);
  const add = ['--filter', `@matchday/${id}`, 'add', '--save-exact', '--prefer-offline', ...packages];
  await runProgram(root, 'pnpm', add).catch((error: unknown) => {
    if (!(error instanceof StepFailed)) throw error;
    // pnpm breaks the lines of its message.
    const reason = error.message.replaceAll(/\s+/g, ' ');
    const missing = reason.includes('404 Not Found')
      ? packages.filter((name) => reason.includes(`latest version of ${name}:`))
      : [];
    if (missing.length === 0) throw error;
    throw new WrongAnswer(
      `There is no font package ${missing.join(' or ')}: https://fontsource.org lists the fonts.`,
    );
  });
}

async function writeBrand(
  root: string,
  directory: string,
  answers: Answers,
  palette: Palette,
): Promise<void> {
  const fonts = readFonts(directory, answers.fonts);
  const drawn = drawLogo(answers, fonts.display.outlines, palette.tone.header.text);
  const images = join(directory, 'public/brand');
  await mkdir(images, { recursive: true });
  await writeFile(join(images, 'mark.svg'), drawn.mark);
  await writeFile(join(images, 'logo.svg'), answers.logo ? await readFile(answers.logo) : drawn.logo);
  const logo = { width: await widthOf(join(images, 'logo.svg')), height: 64 };
  await mkdir(join(directory, 'brand'), { recursive: true });
  for (const [name, content] of Object.entries(brandFiles(answers, palette, fonts, logo)))
    await writeFile(join(directory, 'brand', name), content);
  await runProgram(root, 'biome', ['check', '--write', directory]);
  await runProgram(root, 'pnpm', ['--silent', '--filter', '@matchday/ui', 'icons', answers.id]);
}

/** The width of an image in the header, which shows it 64 pixels high. */
async function widthOf(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  return Math.round((width / height) * 64);
}

const writeJson = (file: string, data: object) => writeFile(file, `${JSON.stringify(data, undefined, 2)}\n`);
