import type { Preview } from '@storybook/react-vite';
import { partAnnotations } from '../toolbar/annotations';
import { type ComponentStories, type ComposedStory, composed } from './story-modules';

/** How a component stands in the matrix; its stories give it in `parameters.matrix`. */
export interface Place {
  /** CSS pixels that the component is laid out in. */
  width: number;
  /** It leaves the page's flow, so a window of its own, of this height in CSS pixels, shows one story. */
  framed?: boolean;
  height: number;
  /** The story that a window shows. */
  story: string;
}

/** A component in one club: the stories that show it and how. */
export interface CellContent {
  place: Place;
  /** The default story and those that are tagged `matrix`; in a window, its story alone. */
  stories: [ComposedStory, ...ComposedStory[]];
}

const usual: Place = { width: 400, height: 600, story: 'Default' };

/** Throws where the component lacks the story that the matrix begins with. */
export function cellContent(
  component: ComponentStories,
  club: string,
  annotations: Preview = partAnnotations,
): CellContent {
  const all = composed(component, annotations, { club });
  const place: Place = { ...usual, ...all[0]?.[1].parameters.matrix };
  const [, first] = all.find(([name]) => name === place.story) ?? [];
  if (!first) {
    throw new Error(`${component.title} has no story named ${place.story}`);
  }
  const others = all.flatMap(([, story]) => (story.tags.includes('matrix') ? [story] : []));
  return { place, stories: place.framed ? [first] : [first, ...others.filter(({ id }) => id !== first.id)] };
}

/** A component in one club, laid out in the width it asks for. */
export function Cell({ stories }: Pick<CellContent, 'stories'>) {
  return (
    <div data-cell>
      {stories.map((Story) => (
        <Story key={Story.id} />
      ))}
    </div>
  );
}
