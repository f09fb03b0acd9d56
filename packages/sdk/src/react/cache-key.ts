import type { Named } from '#http/operation.ts'

/** The owner, the operation, and the arguments that decide the answer, without options. */
export function cacheKey(
  owner: string,
  { operation, inputs, bound = [] }: Named,
  args: readonly unknown[],
): readonly unknown[] {
  return [owner, operation, ...bound, ...args.slice(0, inputs)]
}

/** Whether a cached answer belongs to this owner and to one of these families (to any, if none is named). */
export function belongsTo(owner: string, families?: readonly string[]): (key: unknown) => boolean {
  return (key) =>
    Array.isArray(key) &&
    key[0] === owner &&
    (families === undefined || families.includes(familyOf(String(key[1]))))
}

/** `loads` for `loads.stop`. */
export function familyOf(operation: string): string {
  return operation.split('.', 1)[0] ?? operation
}
