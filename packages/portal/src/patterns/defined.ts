type Defined<Values> = { readonly [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** Drops undefined values, so that queries contain only what was chosen. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  // To the compiler the entries of an object have any value.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>
