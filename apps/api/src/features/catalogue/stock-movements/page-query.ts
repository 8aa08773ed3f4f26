import { Type } from 'typebox';

const maxPage = 100_000;
const maxPageSize = 100;
export const defaultPageSize = 20;

/** The page of a list of stock. */
export const PageQuery = {
  page: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxPage,
      default: 1,
      description: 'Page number, starting at 1',
    }),
  ),
  pageSize: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxPageSize,
      default: defaultPageSize,
      description: 'Items per page',
    }),
  ),
};
