/** The properties that are there: React Aria takes one that is undefined for one that is set. */
export function given<Props extends object>(
  props: Props,
): { [Name in keyof Props]?: Exclude<Props[Name], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined)
  // What is left has no undefined in it, which the entries of an object cannot tell.
  return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> }
}
