export type PathStatus = { kind: 'here' } | { kind: 'missing' } | { kind: 'moved'; target: string };

interface PathStatuses {
  kept: Map<string, { pathStatus: PathStatus; until: number }>;
  /** Counts the changes of content, so that an answer from before a change is not kept after it. */
  changes: number;
}

const maxKept = 2_000;
const keptMs = 60_000;

/** Next bundles the proxy apart from the routes, so both find the same map through a global symbol. */
const key = Symbol.for('matchday.path-statuses');
const shared = globalThis as { [key]?: PathStatuses };
shared[key] ??= { kept: new Map(), changes: 0 };
const statuses = shared[key];

/** The status of a content path. It is read at most once a minute for each path, and again when content has changed. */
export async function pathStatusOf(
  pathname: string,
  read: (pathname: string) => Promise<PathStatus>,
): Promise<PathStatus> {
  const { kept, changes } = statuses;
  const known = kept.get(pathname);
  if (known && known.until > Date.now()) return known.pathStatus;
  const pathStatus = await read(pathname);
  if (statuses.changes !== changes) return pathStatus;
  kept.delete(pathname);
  kept.set(pathname, { pathStatus, until: Date.now() + keptMs });
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return pathStatus;
}

/** Content has changed: any path may have another status. */
export function forgetPathStatuses(): void {
  statuses.kept.clear();
  statuses.changes += 1;
}
