import { CommandFailed } from '../command-failed';
import { type CommandContext, withKey } from '../credentials';
import { checkStore, type Finding } from '../law/check-store';
import { rules } from '../law/rules';
import { readStoreFacts } from '../law/store-facts';

/** So many missing things are shown of each rule. */
const maxShown = 10;

/**
 * Checks a store's data against the needs of the law, and returns the met ones as text.
 * @throws {CommandFailed} with what is missing; a strict check also fails on what the club still has to do
 */
export async function checkLaw(
  context: CommandContext,
  { storeId, except, isStrict }: { storeId: string; except: readonly string[]; isStrict: boolean },
): Promise<string> {
  const unknown = except.filter((name) => !rules.some((rule) => rule.name === name));
  if (unknown.length > 0) throw new CommandFailed(`There is no rule ${unknown.join(', ')}.`);
  const facts = await withKey(context, storeId, ['catalogue', 'content', 'money'], readStoreFacts);
  const findings = checkStore(facts);
  const text = findings.map((finding) => lineOf(finding, except)).join('');
  const failed = findings.filter(
    ({ rule, missing, open }) =>
      (missing.length > 0 || (isStrict && open.length > 0)) && !except.includes(rule.name),
  );
  if (failed.length > 0)
    throw new CommandFailed(`${text}\n${storeId} does not meet ${failed.length} of ${rules.length} needs.`);
  return `${text}\nThis check is not legal advice.\n`;
}

function lineOf({ rule, missing, open }: Finding, except: readonly string[]): string {
  if (except.includes(rule.name)) return `skipped  ${rule.name}\n`;
  const todo = open.map((sentence) => `TO DO    ${sentence}\n`).join('');
  if (missing.length === 0) return `met      ${rule.name}\n${todo}`;
  const more = missing.length - maxShown;
  const shown = [
    rule.need,
    ...missing.slice(0, maxShown).map((sentence) => `- ${sentence}`),
    ...(more > 0 ? [`- … and ${more} more`] : []),
  ];
  return `MISSING  ${rule.name}\n${shown.map((line) => `         ${line}\n`).join('')}${todo}`;
}
