import { type Static, Type } from 'typebox';
import { Image } from '../../../platform/contract/image';
import { Crumb, Id, nullable } from '../../../platform/contract/schema';

const fields = {
  id: Id,
  name: Type.String(),
  url: Type.String(),
  metaTitle: Type.String(),
  metaDescription: Type.String(),
};

export interface CategoryNode extends Static<typeof leaf> {
  children: CategoryNode[];
}
const leaf = Type.Object(fields);
const node = (children: ReturnType<typeof Type.Object>) =>
  Type.Object({ ...fields, children: Type.Array(children) });

/** A category with its descendants, at most three levels deep. */
export const CategoryNode = Type.Object(
  { ...fields, children: Type.Array(node(node(Type.Object({})))) },
  { title: 'CategoryNode' },
);

/** S3.9, with the data of the category page. */
export const Category = Type.Object(
  {
    ...fields,
    description: Type.String(),
    image: nullable(Image),
    breadcrumb: Type.Array(Crumb),
    children: Type.Array(
      Type.Object({ id: Id, name: Type.String(), url: Type.String(), image: nullable(Image) }),
    ),
  },
  { title: 'Category' },
);
export type Category = Static<typeof Category>;
