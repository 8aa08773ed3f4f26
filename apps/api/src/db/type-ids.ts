/** PostgreSQL's own numbers of the types that its drivers read differently. */
export const int8Type = 20;
export const dateType = 1082;
