import fastJson, { type Schema } from 'fast-json-stringify'
import type { JsonSchema } from './operations.ts'

type Serialize = (value: unknown) => string

const made = new WeakMap<JsonSchema, Serialize>()

/**
 * Serializes a reply by its schema, dropping unknown properties. Compiled with the first reply, once for all servers
 * of a process: only a few of the hundreds of operations are used in the minute after a start.
 */
export function serializerOf(schema: JsonSchema): Serialize {
  return (value) => compiled(schema)(value)
}

function compiled(schema: JsonSchema): Serialize {
  const known = made.get(schema)
  if (known) return known
  // The contract's schemas are JSON Schema (schemas.test.ts); the package's type requires a `type` in each.
  const serialize = fastJson(schema as unknown as Schema)
  made.set(schema, serialize)
  return serialize
}
