import type { JsonSchema } from './open-api.ts'

/** A minimal file, for operations that answer CSV. */
const csv = 'ID;NAME\r\n1;Lucía Núñez Peña\r\n'

/**
 * An example of this schema: its first example, else composed from its properties. A nullable value is null unless all
 * of its properties have examples; a list is empty if its items have none.
 */
export function exampleOf(schema: JsonSchema, name = 'text'): unknown {
  const given = givenBy(schema)
  if (given !== undefined) return given
  if (Array.isArray(schema.oneOf)) return oneOf(schema.oneOf as JsonSchema[], name)
  const kinds = [schema.type].flat()
  if (kinds.includes('null') && !isThoughtOf(schema)) return null
  if (schema.enum) return schema.enum[0]
  return made[String(kinds[0])]?.(schema, name) ?? {}
}

/** The first alternative; null if allowed and no alternative has an example. */
function oneOf(alternatives: readonly JsonSchema[], name: string): unknown {
  const [first = {}] = alternatives.filter(({ type }) => type !== 'null')
  const mayBeNull = alternatives.some(({ type }) => type === 'null')
  return mayBeNull && !isThoughtOf(first) ? null : exampleOf(first, name)
}

/** The example, default or constant of the schema itself. */
function givenBy({ examples, default: preset, format }: JsonSchema): unknown {
  const [first] = Array.isArray(examples) ? (examples as unknown[]) : []
  if (first !== undefined) return first
  return preset === undefined && format === 'binary' ? csv : preset
}

const made: Record<string, (schema: JsonSchema, name: string) => unknown> = {
  object: ({ properties = {} }) =>
    Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, exampleOf(inner, key)])),
  array: ({ items }) => (hasExample(items as JsonSchema) ? [exampleOf(items as JsonSchema)] : []),
  string: (_schema, name) => name,
  boolean: () => true,
  integer: ({ minimum = 0 }) => minimum,
  number: ({ minimum = 0 }) => minimum,
}

/** Whether every property of an object has an example, so that they are consistent with each other. */
function isThoughtOf({ properties }: JsonSchema): boolean {
  return properties !== undefined && Object.values(properties).every(hasExample)
}

/** Whether there is an example; for an object, of its properties. */
function hasExample({ type, examples, items }: JsonSchema): boolean {
  if (type === 'array') return hasExample(items as JsonSchema)
  return type === 'object' || Array.isArray(examples)
}
