import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from './formats.ts'
import { addErrors, type Faults, gatherFaults } from './input-errors.ts'
import { addMisfits } from './misfits.ts'
import type { JsonSchema, OperationRow } from './operations.ts'
import { notFound, refuseAll } from './refuse.ts'

// schemas.test.ts validates the schemas themselves. Verbose errors contain the data needed to report them.
const options = {
  allErrors: true,
  verbose: true,
  useDefaults: true,
  discriminator: true,
  strict: false,
  validateSchema: false,
  formats,
} as const
const bodies = new Ajv2020(options)
/** Path and query arrive as text: numbers, booleans and one-value lists are coerced. */
const texts = new Ajv2020({ ...options, coerceTypes: 'array' })

export type Validators = {
  params(value: unknown): void
  query(value: unknown): void
  /** Returns the body for handlers: an empty one where it may be omitted. */
  body(value: unknown): unknown
}

/**
 * Validates an operation's input and reports every invalid field by path, with codes of the catalogue, up to fifty. A
 * schema is compiled on first use, once for all servers of a process: Ajv caches by schema.
 */
export function validatorsOf(row: OperationRow): Validators {
  const body = row.body?.mediaType === 'application/json' ? row.body.schema : undefined
  return {
    // An id that is no UUID gets the same answer as one that does not exist.
    params: (value) => {
      if (isFaulty(faultsOf(texts, row.params, value))) notFound()
    },
    query: (value) => refuseAll(faultsOf(texts, row.query, value).errors),
    body: (value) => {
      if (!body) return value
      const given = value ?? {}
      refuseAll(faultsOf(bodies, body, given).errors)
      return given
    },
  }
}

/** Sizes first: contents are validated when there are not too many of them. */
function faultsOf(ajv: Ajv2020, schema: JsonSchema, value: unknown): Faults {
  const faults = gatherFaults()
  if (addMisfits(faults, schema, value).isOversize) return faults
  const validate = ajv.compile(schema)
  if (!validate(value)) addErrors(faults, validate.errors ?? [])
  // Coerced numbers may be too large to be exact.
  else if (ajv === texts) addMisfits(faults, schema, value)
  // Ajv would retain the whole input until the next validation.
  validate.errors = null
  return faults
}

const isFaulty = ({ errors }: Faults): boolean => Object.keys(errors).length > 0

/** Whether a value matches a schema. */
export const takes = (schema: JsonSchema, value: unknown): boolean => bodies.validate(schema, value)

/** Why a reply violates the contract; undefined when it does not. */
export function replyChecker(schema: JsonSchema): (value: unknown) => string | undefined {
  return (value) => {
    const validate = bodies.compile(schema)
    return validate(value) ? undefined : bodies.errorsText(validate.errors)
  }
}
