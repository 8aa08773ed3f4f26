/** The shape of a group of tokens without their values. */
export type Names<T> = { [Key in keyof T]: T[Key] extends string ? null : Names<T[Key]> };
