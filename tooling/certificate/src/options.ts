import { parseArgs } from 'node:util';
import { workingTree } from './versions/resolve-version';

export interface Options {
  club: string;
  from: string;
  to: string;
  widths: readonly number[];
  /** The names of the screens to take; all without them. */
  screens?: readonly string[];
  out?: string;
}

export const usage = `Compares two versions for one club, and says what changed.

  npm run certificate -- --club <club> --from <version> [--to <version>] [--widths 360,1440]
                         [--screens front,product] [--out <folder>]

A version is a branch, a tag, a commit, or "${workingTree}", which --to is by default. The names of screens are those of
npm run looks; without them, all are taken.
`;

/** @throws Error if the arguments are not understood */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      club: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string', default: workingTree },
      screens: { type: 'string' },
      widths: { type: 'string', default: '360,1440' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { club, from, to, out } = values;
  if (!club) throw new Error('Name the club with --club.');
  if (!from) throw new Error('Name the older version with --from.');
  const widths = values.widths.split(',').map(Number);
  if (widths.some((width) => !Number.isInteger(width) || width < 320 || width > 3840))
    throw new Error(`--widths is "${values.widths}". Name widths from 320 to 3840, such as 360,1440.`);
  const screens = values.screens?.split(',');
  return { club, from, to, widths, ...(screens && { screens }), ...(out && { out }) };
}
