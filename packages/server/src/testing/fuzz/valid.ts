import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '#contract/operations.ts'

/** Existing ids for a property of this name. */
export type IdsFor = (property: string) => readonly string[]

const mostItems = 3

/** Values that are valid for a schema of the contract, or nearly: patterns and lengths may conflict. */
export function validOf(schema: JsonSchema, idsFor: IdsFor, property = ''): Arbitrary<unknown> {
  const { enum: values, oneOf, const: only } = schema
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(values)) return fc.constantFrom<unknown[]>(...(values as unknown[]))
  if (Array.isArray(oneOf))
    return fc.oneof(...(oneOf as JsonSchema[]).map((one) => validOf(one, idsFor, property)))
  const types = [schema.type].flat().filter((type) => typeof type === 'string')
  const arbitraries = types.map((type) => typed(type, schema, idsFor, property))
  return arbitraries.length === 0 ? fc.jsonValue({ maxDepth: 1 }) : fc.oneof(...arbitraries)
}

function typed(type: string, schema: JsonSchema, idsFor: IdsFor, property: string): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      // The version of rows that were hardly changed: any other number ends at the version check.
      if (property === 'version') return fc.integer({ min: 1, max: 3 })
      return fc.integer({
        min: Math.ceil(numberOr(schema.minimum, 0)),
        max: Math.floor(numberOr(schema.maximum, 1000)),
      })
    case 'array':
      return listOf(schema, idsFor, property)
    case 'object':
      return objectOf(schema, idsFor)
    default:
      return textOf(schema, idsFor, property)
  }
}

function textOf(schema: JsonSchema, idsFor: IdsFor, property: string): Arbitrary<string> {
  const { format, pattern, minLength, maxLength } = schema
  const ids = idsFor(property)
  if (format === 'uuid') return ids.length === 0 ? fc.uuid() : fc.constantFrom(...ids)
  const moments = { min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }
  const moment = fc.date(moments).map((date) => date.toISOString())
  if (format === 'date-time') return moment
  if (format === 'date') return moment.map((text) => text.slice(0, 10))
  const most = Math.min(numberOr(maxLength, 40), 40)
  if (typeof pattern === 'string')
    return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, most))
  return fc.string({ minLength: numberOr(minLength, 0), maxLength: most })
}

function listOf(schema: JsonSchema, idsFor: IdsFor, property: string): Arbitrary<unknown[]> {
  const minLength = numberOr(schema.minItems, 0)
  const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxItems, mostItems), mostItems))
  const items = validOf((schema.items ?? {}) as JsonSchema, idsFor, property)
  return fc.array(items, { minLength, maxLength })
}

function objectOf(schema: JsonSchema, idsFor: IdsFor): Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {})
  const requiredKeys = ((schema.required ?? []) as string[]).filter((name) => schema.properties?.[name])
  const model = Object.fromEntries(properties.map(([name, one]) => [name, validOf(one, idsFor, name)]))
  return fc.record(model, { requiredKeys })
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)
