import type { Certificate, Fault } from '../certificate';
import type { ClubMeasurements, MeasuredScreen } from '../measures/measurements';
import { changeOf } from './lists';

type Screens = ClubMeasurements['screens'];

/** The bytes of each address, from the widest picture of each screen. */
export function byteChanges(from: Screens, to: Screens): Certificate['bytes'] {
  const [before, after] = [byAddress(from), byAddress(to)];
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().map((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    const changed = one?.javaScript !== other?.javaScript || one?.css !== other?.css;
    return Object.assign(changeOf(name, one, other), { changed });
  });
}

const byAddress = (screens: Screens) =>
  new Map(
    Object.values(screens).map(({ path, javaScript, css }: MeasuredScreen) => [path, { javaScript, css }]),
  );

/** The faults of accessibility that came, went and stayed. A screen in only one version counts with all of its own. */
export function accessibilityChanges(from: Screens, to: Screens): Certificate['accessibility'] {
  const [before, after] = [faultsOf(from), faultsOf(to)];
  const without = (some: readonly Fault[], others: readonly Fault[]) =>
    some.filter((one) => !others.some((other) => sameFault(one, other)));
  return {
    checked: Object.keys(to).length,
    added: without(after, before),
    gone: without(before, after),
    known: after.filter((one) => before.some((other) => sameFault(one, other))),
  };
}

const faultsOf = (screens: Screens): Fault[] =>
  Object.entries(screens).flatMap(([screen, { violations }]) =>
    violations.map((violation) => ({ screen, violation })),
  );

/** The same rule on the same screen; the element's markup may differ. */
const sameFault = (one: Fault, other: Fault) =>
  one.screen === other.screen && ruleOf(one.violation) === ruleOf(other.violation);

const ruleOf = (violation: string) => violation.slice(0, violation.indexOf(':'));
