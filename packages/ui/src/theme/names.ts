/** The structure of a token group without its values. */
export type Names<T> = { [Key in keyof T]: T[Key] extends string ? null : Names<T[Key]> };
