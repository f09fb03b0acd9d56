import fastJson, { type Schema } from 'fast-json-stringify'
import type { JsonSchema } from './operations.ts'

type Serialize = (value: unknown) => string

const made = new WeakMap<JsonSchema, Serialize>()

/**
 * Writes a reply as its schema says, and leaves out what the schema does not name. It is compiled with the first reply,
 * once for all servers of a process: of three hundred operations few are asked for in the minute after a start.
 */
export function serializerOf(schema: JsonSchema): Serialize {
  return (value) => compiled(schema)(value)
}

function compiled(schema: JsonSchema): Serialize {
  const known = made.get(schema)
  if (known) return known
  // The contract's schemas are JSON Schema (schemas.test.ts); the package's type asks for a `type` in each.
  const serialize = fastJson(schema as unknown as Schema)
  made.set(schema, serialize)
  return serialize
}
