/** Drops undefined properties: React Aria treats them as set. */
export function given<Props extends object>(
  props: Props,
): { [Name in keyof Props]?: Exclude<Props[Name], undefined> } {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined)
  // The result has no undefined values, which `Object.entries` cannot express.
  return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> }
}
