import type { Named } from '#http/operation.ts'

/** The operation and the arguments that decide the answer; options do not. */
export function cacheKey(
  { operation, inputs, bound = [] }: Named,
  args: readonly unknown[],
): readonly unknown[] {
  return [operation, ...bound, ...args.slice(0, inputs)]
}

/** Whether a cached answer belongs to one of these families. */
export function belongsTo(families: readonly string[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && families.includes(familyOf(String(key[0])))
}

/** `loads` of `loads.stop`. */
export function familyOf(operation: string): string {
  return operation.split('.', 1)[0] ?? operation
}
