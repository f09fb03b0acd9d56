/** A JSON Schema as the contract writes it. */
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema> }

/** Schemas by the names that `#/$defs/…` means. */
export type Definitions = Readonly<Record<string, JsonSchema>>

/** A value with each schema in the place where it is named. */
export function resolved<Value>(value: Value, definitions: Definitions): Value {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as { $ref?: unknown }
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner)]))
    if (typeof $ref !== 'string') return own
    return { ...(walk(definitions[$ref.replace('#/$defs/', '')]) as object), ...own }
  }
  return walk(value) as Value
}
