import { annotations } from '../toolbar/annotations';
import type { Globals } from '../toolbar/globals';
import { cellContent } from './cell';
import { type ComponentStories, composed } from './story-modules';

const longTexts = [
  { culture: 'da', texts: 'long' },
  { culture: 'es', texts: 'long' },
] satisfies Partial<Globals>[];

const rightToLeft = [{ dir: 'rtl' }] satisfies Partial<Globals>[];

/**
 * A component's stories in the toolbar settings in which layouts break first: with long Danish and Spanish texts, if it has
 * them, and from right to left if `directions` is `both`. These are the matrix's stories and those tagged `stress`.
 */
export function stressStories(component: ComponentStories, club: string, directions: 'usual' | 'both') {
  const { parameters = {} } = component.module.default;
  const settings: Partial<Globals>[] = [
    ...(parameters.longTexts ? longTexts : []),
    ...(directions === 'both' ? rightToLeft : []),
  ];
  return settings.flatMap((setting) => {
    const globals = { club, ...setting };
    const tagged = composed(component, annotations, globals).filter(([, { tags }]) =>
      tags.includes('stress'),
    );
    const stories = [
      ...cellContent(component, globals, annotations).stories,
      ...tagged.map(([, story]) => story),
    ];
    return stories.map((story) => ({
      title: `${component.title}: ${story.storyName}, ${Object.values(setting).join(' ')}`,
      story,
    }));
  });
}
