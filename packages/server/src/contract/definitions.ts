/** A JSON Schema as in the contract. */
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema> }

/** Schemas by their name in `#/$defs/…`. */
export type Definitions = Readonly<Record<string, JsonSchema>>

/** Resolves each reference: to one shared object, unless the reference adds keywords. */
export function resolved<Value>(value: Value, definitions: Definitions): Value {
  const known = new Map<string, unknown>()
  const named = (name: string): unknown => {
    if (!known.has(name)) known.set(name, walk(definitions[name]))
    return known.get(name)
  }
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, ...rest } = part as { $ref?: unknown }
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner)]))
    if (typeof $ref !== 'string') return own
    const found = named($ref.replace('#/$defs/', ''))
    return Object.keys(rest).length === 0 ? found : { ...(found as object), ...own }
  }
  return walk(value) as Value
}
