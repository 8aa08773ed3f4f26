import type { ComponentType } from 'react';
import { partAnnotations } from '../toolbar/annotations';
import { type ComponentStories, composed } from './story-modules';

/** How a component stands in the matrix; its stories give it in `parameters.matrix`. */
export interface Place {
  /** CSS pixels that the component is laid out in. */
  width: number;
  /** It leaves the page's flow, so it has a window of its own, of this height in CSS pixels. */
  framed?: boolean;
  height: number;
}

/** What the matrix shows of a component in one club. */
export interface CellContent {
  /** The default story's id. */
  id: string;
  place: Place;
  /** The default story and those that are tagged `matrix`. */
  stories: ComponentType[];
}

/** Throws where the component has no story named Default. */
export function cellContent(
  component: ComponentStories,
  club: string,
  annotations = partAnnotations,
): CellContent {
  const stories = composed(component, annotations, { club }).toSorted(
    ([a], [b]) => Number(b === 'Default') - Number(a === 'Default'),
  );
  const [first] = stories;
  if (first?.[0] !== 'Default') {
    throw new Error(`${component.title} has no story named Default`);
  }
  return {
    id: first[1].id,
    place: { width: 400, height: 600, ...first[1].parameters.matrix },
    stories: stories
      .filter(([name, { tags }]) => name === 'Default' || tags.includes('matrix'))
      .map(([, story]) => story),
  };
}

/** A component in one club, laid out in the width it asks for. */
export function Cell({ stories }: Pick<CellContent, 'stories'>) {
  return stories.map((Story) => <Story key={Story.displayName ?? Story.name} />);
}
