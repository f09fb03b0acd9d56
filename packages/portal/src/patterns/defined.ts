type Defined<Values> = { readonly [Key in keyof Values]?: Exclude<Values[Key], undefined> }

/** What there is of these values: a service is not asked for what nobody has said. */
export const defined = <Values extends object>(values: Values): Defined<Values> =>
  // To the compiler the entries of an object are any values.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>
