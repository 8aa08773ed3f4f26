import type { Contract } from './contract';
import type { Verdict } from './kit';

const maxShown = 5;

/** The verdict of every operation of the contract, and the number of each verdict. */
export function report({ operations }: Contract, verdicts: ReadonlyMap<string, Verdict>): string {
  const width = Math.max(...operations.map(({ operationId }) => operationId.length));
  const lines = operations.flatMap(({ operationId: id }) => {
    const { calls, faults } = verdicts.get(id) ?? { calls: 0, faults: new Set<string>() };
    const shown = [...faults].slice(0, maxShown).map((fault) => `    ${fault}`);
    const rest = faults.size > maxShown ? [`    and ${faults.size - maxShown} more`] : [];
    return [`${verdictOf(calls, faults.size)}  ${id.padEnd(width)}  ${calls} calls`, ...shown, ...rest];
  });
  const all = operations.map(({ operationId }) => verdicts.get(operationId));
  const failed = all.filter((verdict) => verdict && verdict.faults.size > 0).length;
  const untested = all.filter(
    (verdict) => !verdict || (verdict.calls === 0 && verdict.faults.size === 0),
  ).length;
  const passed = all.length - failed - untested;
  return [...lines, '', `${passed} passed, ${failed} failed, ${untested} not called`, ''].join('\n');
}

function verdictOf(calls: number, faults: number): string {
  if (faults > 0) return 'FAIL';
  return calls > 0 ? 'pass' : ' -  ';
}
