import { type Static, Type } from 'typebox';
import { Culture, described, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { strict } from '../../stores';
import { PageRow } from '../store-data';
import { pageExample } from './page-example';

const { id: _id, ...pageFields } = PageRow.properties;
const Time = (description: string, example: string) =>
  Type.String({ format: 'date-time', description, examples: [example] });
const later = '2999-01-01T08:00:00.000Z';

export const PageParams = Type.Object({ id: described(Id, 'Id of the page', 'about') });

export const VersionParams = Type.Object({
  ...PageParams.properties,
  versionId: Type.String({ format: 'uuid', description: 'Id of the version' }),
});

/** A page as `putPageDraft` takes it; the id is in the path. */
export const PageData = Type.Object(pageFields, {
  ...strict,
  title: 'PageData',
  description: 'A page in the format of an import',
  examples: [pageExample],
});

/** A page as it is stored. */
const StoredPage = Type.Object(pageFields, {
  ...strict,
  title: 'StoredPage',
  description: 'A page in the format of an import',
  examples: [pageExample],
});

export const PageTime = Type.Object(
  {
    publishAt: nullable(
      Time('When to publish the draft; null to leave it a draft. It must be in the future', later),
    ),
  },
  { ...strict, title: 'PageTime', description: 'When to publish a draft', examples: [{ publishAt: later }] },
);

const PageEditor = Type.Object(
  {
    kind: oneOf(['key', 'staff'], { description: 'A key, or a member of staff' }),
    id: Type.String({
      description: 'Id of the key or member',
      examples: ['2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11'],
    }),
    name: Type.String({ description: 'The name at that time', examples: ['Freja Lund'] }),
  },
  { title: 'PageEditor', description: 'Who saved or published a page' },
);

const draftFields = {
  savedAt: Type.String({ format: 'date-time', description: 'When it was last saved' }),
  savedBy: described(PageEditor, 'Who saved it last'),
  publishAt: nullable(
    Type.String({ format: 'date-time', description: 'When it is published; null without a time' }),
  ),
  problem: nullable(
    Type.String({
      description:
        'The error code of a draft that could not be published at its time; otherwise null. `EntryChanged`: the published page had changed since the draft was saved',
      examples: ['DeadLink'],
    }),
  ),
};

const PageDraft = Type.Object(
  {
    content: described(StoredPage, 'The page as it would be published'),
    ...draftFields,
    isOutdated: Type.Boolean({
      description: 'Whether the published page has changed since the draft was saved, such as by an import',
    }),
  },
  { title: 'PageDraft', description: 'A page that is not published yet' },
);

export const EditedPage = Type.Object(
  {
    id: described(Id, 'Id of the page', 'about'),
    published: nullable(described(StoredPage, 'The page as the shop shows it; null if it has only a draft')),
    draft: nullable(described(PageDraft, 'The draft; null without one')),
    cultures: Type.Array(Culture, { description: 'The cultures of the store, in display order' }),
  },
  { title: 'EditedPage', description: 'A page of the shop with its draft' },
);
export type EditedPage = Static<typeof EditedPage>;

export const ListedPage = Type.Object(
  {
    id: described(Id, 'Id of the page', 'about'),
    alias: PageRow.properties.alias,
    title: Type.String({ description: 'Title in the default culture', examples: ['About us'] }),
    path: Type.String({
      description: 'Path in the default culture, without its prefix',
      examples: ['/about/'],
    }),
    isPublished: Type.Boolean({ description: 'Whether the shop has the page' }),
    draft: nullable(
      described(
        Type.Object(draftFields, { title: 'ListedDraft', description: 'The draft of a page in a list' }),
        'The draft; null without one',
      ),
    ),
  },
  { title: 'ListedPage', description: 'A page in the list of pages' },
);

export const PageVersion = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the version, for `restorePageVersion`' }),
    title: Type.String({ description: 'Title in the default culture', examples: ['About us'] }),
    at: Type.String({ format: 'date-time', description: 'When the shop began to show it' }),
    publishedBy: nullable(described(PageEditor, 'Who published it; null for an import')),
    isPublished: Type.Boolean({ description: 'Whether the shop shows this content now' }),
  },
  { title: 'PageVersion', description: 'What a page was at a time' },
);
export type PageVersion = Static<typeof PageVersion>;

export const PreviewAddress = Type.Object(
  {
    culture: described(Culture, 'Culture of the shop'),
    url: Type.String({
      description: 'Address of the preview in the shop',
      examples: ['https://astralis.example/preview/page/?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
    }),
  },
  { title: 'PagePreviewAddress', description: 'The address of a preview in a culture' },
);
