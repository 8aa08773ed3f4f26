import type { Preview } from '@storybook/react-vite';
import { partAnnotations } from '../toolbar/annotations';
import type { Globals } from '../toolbar/globals';
import { type ComponentStories, type ComposedStory, composed } from './story-modules';

/** How the matrix shows a component. Its stories set this in `parameters.matrix`. */
export interface Place {
  /** The width of the component's layout in CSS pixels. */
  width: number;
  /** For a component outside the page's flow: one story is shown in a separate frame of this height in CSS pixels. */
  framed?: boolean;
  height: number;
  /** The story in the frame. */
  story: string;
}

/** A component in one club: its stories and their layout. */
export interface CellContent {
  place: Place;
  /** The default story and the ones tagged `matrix`; in a frame, only the frame's story. */
  stories: [ComposedStory, ...ComposedStory[]];
}

const usual: Place = { width: 400, height: 600, story: 'Default' };

/** @throws Error if the component lacks the story that the matrix starts with */
export function cellContent(
  component: ComponentStories,
  globals: Partial<Globals>,
  annotations: Preview = partAnnotations,
): CellContent {
  const all = composed(component, annotations, globals);
  const place: Place = { ...usual, ...all[0]?.[1].parameters.matrix };
  const [, first] = all.find(([name]) => name === place.story) ?? [];
  if (!first) {
    throw new Error(`${component.title} has no story named ${place.story}`);
  }
  const others = all.flatMap(([, story]) => (story.tags.includes('matrix') ? [story] : []));
  return { place, stories: place.framed ? [first] : [first, ...others.filter(({ id }) => id !== first.id)] };
}

/** A component in one club, laid out in its chosen width. */
export function Cell({ stories }: Pick<CellContent, 'stories'>) {
  return (
    <div data-cell>
      {stories.map((Story) => (
        <Story key={Story.id} />
      ))}
    </div>
  );
}
