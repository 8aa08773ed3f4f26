/** Next bundles the server's entry apart from its pages, so both find the same map through a global symbol. */
const key = Symbol.for('matchday.tag-managers');
const shared = globalThis as { [key]?: Map<string, boolean> };
shared[key] ??= new Map();
const known = shared[key];

/** Records whether the settings of a culture name a container of the tag manager. */
export function recordTagManager(culture: string, containerId: string | null | undefined): void {
  known.set(culture, Boolean(containerId));
}

/** Whether pages may load the tag manager. Until settings have loaded, no page is known to do without. */
export const mayHaveTagManager = (): boolean => known.size === 0 || [...known.values()].includes(true);
