/** What a list is asked by one of its filters: the value of the address where it is one of those there are, else nothing. */
export function chosen<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  given: string | undefined,
): { readonly [Key in Name]?: Value } {
  const value = values.find((one) => one === given)
  // To the compiler a computed name is any text.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value }
}
