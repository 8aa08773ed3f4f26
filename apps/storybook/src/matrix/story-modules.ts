import { composeStory, type Meta, type Preview, type StoryObj } from '@storybook/react-vite';
import type { Globals } from '../toolbar/globals';

type StoryModule = Record<string, StoryObj> & { default: Meta };

/** A component and the module of its stories. */
export interface ComponentStories {
  /** The component's folder. */
  name: string;
  /** Its place in the sidebar: `Actions/Button`. */
  title: string;
  module: StoryModule;
}

const modules = import.meta.glob<StoryModule>('../../../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

/** Every component that has stories, by title. */
export const componentStories: ComponentStories[] = Object.entries(modules)
  .map(([path, module]) => ({
    name: path.split('/').at(-2) ?? path,
    title: module.default.title ?? path,
    module,
  }))
  .toSorted((a, b) => a.title.localeCompare(b.title));

/** A component's stories by name, as components for the given toolbar settings. */
export function composed({ module }: ComponentStories, annotations: Preview, globals: Partial<Globals>) {
  const initial = { ...annotations.initialGlobals, ...globals };
  const { default: meta, ...stories } = module;
  return Object.entries(stories).map(
    ([name, story]) =>
      [name, composeStory(story, meta, { ...annotations, initialGlobals: initial }, name)] as const,
  );
}

export type ComposedStory = ReturnType<typeof composed>[number][1];
