/** The value of a filter in the URL if it is a valid option, else undefined. */
export function chosen<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  given: string | undefined,
): { readonly [Key in Name]?: Value } {
  const value = values.find((one) => one === given)
  // To the compiler a computed key is any string.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}
