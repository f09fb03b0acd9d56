import type { JsonSchema } from './open-api.ts'

/**
 * Drops descriptions and examples, which validation does not need. A discriminator keeps its property only: each schema
 * has the constant that selects it. Enums shared by all families stay in their own list.
 */
export function bare(schema: JsonSchema): JsonSchema {
  const isProse = (key: string, value: unknown) =>
    (key === 'description' && typeof value === 'string') || (key === 'examples' && Array.isArray(value))
  const isJoined = (key: string, within: object) => key === 'enum' && 'x-enum' in within
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    if ('mapping' in value && 'propertyName' in value) return { propertyName: value.propertyName }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, inner]) => !isProse(key, inner) && !isJoined(key, value))
        .map(([key, inner]) => [key, walk(inner)]),
    )
  }
  return walk(schema) as JsonSchema
}
