import { type Static, Type } from 'typebox';
import { nullable } from './schema';

export const Link = Type.Object(
  { text: Type.String(), url: Type.String(), target: nullable(Type.String()) },
  { title: 'Link' },
);
export type Link = Static<typeof Link>;

/** One step of a breadcrumb. */
export const Crumb = Type.Object({ name: Type.String(), url: Type.String() }, { title: 'Crumb' });
export type Crumb = Static<typeof Crumb>;
