import { type TSchema, Type } from 'typebox';
import { described } from './schema';

export const defaultPageSize = 20;

/** The parameters of a list in pages. */
export const paging = {
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100_000, default: 1, description: 'Page number, starting at 1' }),
  ),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: defaultPageSize, description: 'Items per page' }),
  ),
};

/** A page of a list, with the number of items on all pages. */
export const pageOf = <T extends TSchema>(item: T, title: string, description: string) =>
  described(
    Type.Object(
      {
        items: Type.Array(item, { description: 'Items of the page' }),
        page: Type.Integer({ minimum: 1, description: 'Page number, starting at 1' }),
        pageSize: Type.Integer({ minimum: 1, description: 'Items per page' }),
        total: Type.Integer({ minimum: 0, description: 'Number of items on all pages' }),
      },
      { title },
    ),
    description,
  );
