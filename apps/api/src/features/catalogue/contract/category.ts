import { type Static, Type } from 'typebox';
import { Image } from '../../../platform/contract/image';
import { Crumb, described, Id, nullable } from '../../../platform/contract/schema';

const fields = {
  id: described(Id, 'Id of the category'),
  name: Type.String({ description: 'Name, in the culture of the request' }),
  url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
  metaTitle: Type.String({ description: 'Title of the page for browsers and search engines' }),
  metaDescription: Type.String({ description: 'Description of the page for search engines' }),
};

export interface CategoryNode extends Static<typeof leaf> {
  children: CategoryNode[];
}
const leaf = Type.Object(fields);
const node = (children: ReturnType<typeof Type.Object>) =>
  Type.Object({ ...fields, children: Type.Array(children, { description: 'The direct children' }) });

/** A category with its descendants, at most three levels deep. */
export const CategoryNode = Type.Object(
  { ...fields, children: Type.Array(node(node(Type.Object({}))), { description: 'The direct children' }) },
  { title: 'CategoryNode' },
);

/** S3.9, with the data of the category page. */
export const Category = Type.Object(
  {
    ...fields,
    description: Type.String({ description: 'Description in one or two sentences, as plain text' }),
    image: nullable(described(Image, 'The image')),
    breadcrumb: Type.Array(Crumb, { description: 'The path to the page, from the top category down' }),
    children: Type.Array(
      Type.Object({
        id: described(Id, 'Id of the category'),
        name: Type.String({ description: 'Name, in the culture of the request' }),
        url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
        image: nullable(described(Image, 'The image')),
      }),
      { description: 'The direct children' },
    ),
  },
  { title: 'Category' },
);
export type Category = Static<typeof Category>;
