/** PostgreSQL type ids that the drivers parse differently. */
export const int8Type = 20;
export const dateType = 1082;
