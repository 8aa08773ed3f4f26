/** The minimum or the maximum that passes, and how a figure is printed. */
interface Limit {
  title: string;
  least?: number;
  most?: number;
  digits?: number;
}

export type Limits<Name extends string> = Readonly<Record<Name, Limit>>;
export type FiguresOf<Name extends string> = Readonly<Record<Name, number>>;

const namesOf = <Name extends string>(limits: Limits<Name>) => Object.keys(limits) as Name[];

/** The figures that miss their limit. */
export function missed<Name extends string>(limits: Limits<Name>, figures: FiguresOf<Name>): Name[] {
  return namesOf(limits).filter((name) => {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limits[name];
    return !(figures[name] >= least && figures[name] <= most);
  });
}

/** A Markdown table with one row per page; figures that miss their limit are bold. */
export function table<Name extends string>(
  limits: Limits<Name>,
  pages: readonly { name: string; figures: FiguresOf<Name> }[],
): string {
  const names = namesOf(limits);
  const head = ['page', ...names.map((name) => limits[name].title)];
  const target = ['target', ...names.map((name) => limitText(limits[name]))];
  const rows = pages.map(({ name, figures }) => {
    const misses = missed(limits, figures);
    const cells = names.map((key) => {
      const text = figures[key].toFixed(limits[key].digits ?? 0);
      return misses.includes(key) ? `**${text}**` : text;
    });
    return [name, ...cells];
  });
  return [head, head.map(() => '---'), ...rows, target].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function limitText({ least, most }: Limit): string {
  if (least !== undefined) return `≥ ${least}`;
  return most === undefined ? '' : `≤ ${most}`;
}
