import { Ajv2020 } from 'ajv/dist/2020.js'
import { formats } from './formats.ts'
import { addErrors, type Faults, gatherFaults } from './input-errors.ts'
import { addMisfits } from './misfits.ts'
import type { JsonSchema, OperationRow } from './operations.ts'
import { notFound, refuseAll } from './refuse.ts'

// That schemas are schemas is checked by schemas.test.ts, once. Errors bring their data, which say how to tell them.
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
/** Path and query arrive as text: numbers, booleans and one-value lists are read from it. */
const texts = new Ajv2020({ ...options, coerceTypes: 'array' })

export type Validators = {
  params(value: unknown): void
  query(value: unknown): void
  /** Answers the body as handlers get it: where one may be left out, an empty one. */
  body(value: unknown): unknown
}

/**
 * Checks one operation's input; says every wrong field at once, by its path, with codes of the catalogue, up to fifty.
 * A schema is compiled when it is first needed, once for all servers of a process: Ajv keeps what it has compiled by
 * the schema.
 */
export function validatorsOf(row: OperationRow): Validators {
  const body = row.body?.mediaType === 'application/json' ? row.body.schema : undefined
  return {
    // An id that is no UUID cannot be anybody's: the same answer as for one that does not exist.
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

/** Sizes first: contents are looked at when there are not too many of them. */
function faultsOf(ajv: Ajv2020, schema: JsonSchema, value: unknown): Faults {
  const faults = gatherFaults()
  if (addMisfits(faults, schema, value).isOversize) return faults
  const validate = ajv.compile(schema)
  if (!validate(value)) addErrors(faults, validate.errors ?? [])
  // What was text is a number now, and may be too large for one.
  else if (ajv === texts) addMisfits(faults, schema, value)
  // It would keep the whole input until the next one comes.
  validate.errors = null
  return faults
}

const isFaulty = ({ errors }: Faults): boolean => Object.keys(errors).length > 0

/** Whether a schema lets a value through. */
export const takes = (schema: JsonSchema, value: unknown): boolean => bodies.validate(schema, value)

/** Says why a reply is not what the contract promises, or undefined. */
export function replyChecker(schema: JsonSchema): (value: unknown) => string | undefined {
  return (value) => {
    const validate = bodies.compile(schema)
    return validate(value) ? undefined : bodies.errorsText(validate.errors)
  }
}
