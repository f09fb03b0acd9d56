import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { JsonSchema, OperationRow } from './operations.ts'
import { type ErrorCode, type FieldErrors, notFound, refuseAll } from './refuse.ts'

// A body part that is binary has no format to check. That schemas are schemas is checked by schemas.test.ts, once.
const options = {
  allErrors: true,
  useDefaults: true,
  strict: false,
  validateSchema: false,
  formats: { binary: true },
} as const
const bodies = withFormats(new Ajv2020(options))
/** Path and query arrive as text: numbers, booleans and one-value lists are read from it. */
const texts = withFormats(new Ajv2020({ ...options, coerceTypes: 'array' }))

export type Validators = {
  params(value: unknown): void
  query(value: unknown): void
  body(value: unknown): void
}

/**
 * Checks one operation's input; says every wrong field at once, by its path, with codes of the catalogue. A schema is
 * compiled when it is first needed, once for all servers of a process: Ajv keeps what it has compiled by the schema.
 */
export function validatorsOf(row: OperationRow): Validators {
  const body = row.body?.mediaType === 'application/json' ? row.body.schema : undefined
  return {
    // An id that is no UUID cannot be anybody's: the same answer as for one that does not exist.
    params: (value) => {
      if (!texts.compile(row.params)(value)) notFound()
    },
    query: (value) => check(texts.compile(row.query), value),
    body: (value) => {
      if (body) check(bodies.compile(body), value ?? {})
    },
  }
}

/** Says why a reply is not what the contract promises, or undefined. */
export function replyChecker(schema: JsonSchema): (value: unknown) => string | undefined {
  return (value) => {
    const validate = bodies.compile(schema)
    return validate(value) ? undefined : bodies.errorsText(validate.errors)
  }
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  for (const format of ['uuid', 'date', 'date-time'] as const) ajv.addFormat(format, fullFormats[format])
  return ajv
}

function check(validate: ValidateFunction, value: unknown): void {
  if (validate(value)) return
  const errors: FieldErrors = {}
  for (const error of validate.errors ?? []) {
    const field = fieldOf(error)
    const found = { error: codeOf(error), ...countOf(error) }
    if (!errors[field]?.some((earlier) => earlier.error === found.error)) (errors[field] ??= []).push(found)
  }
  refuseAll(errors)
}

/** `/columns/0/name` → `columns[0].name`, with the missing or unknown property behind. */
function fieldOf(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string }
  const last = params.missingProperty ?? params.additionalProperty
  const steps = error.instancePath.split('/').slice(1)
  if (last !== undefined) steps.push(last)
  const path = steps.reduce((whole, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return /^\d+$/.test(name) ? `${whole}[${name}]` : whole ? `${whole}.${name}` : name
  }, '')
  return path || 'body'
}

const codes: Record<string, ErrorCode> = {
  required: 'blank',
  minProperties: 'blank',
  minItems: 'blank',
  maxLength: 'too_long',
  maxItems: 'too_long',
  pattern: 'format',
  format: 'format',
  enum: 'inclusion',
  const: 'inclusion',
  minimum: 'greater_than',
  maximum: 'less_than',
}

function codeOf(error: ErrorObject): ErrorCode {
  if (error.keyword === 'minLength')
    return (error.params as { limit: number }).limit === 1 ? 'blank' : 'too_short'
  if (error.keyword === 'type') {
    const wanted = [(error.params as { type: string | string[] }).type].flat()
    return wanted.includes('number') || wanted.includes('integer') ? 'not_number' : 'invalid'
  }
  return codes[error.keyword] ?? 'invalid'
}

function countOf(error: ErrorObject): { count?: number } {
  const { limit } = error.params as { limit?: unknown }
  return typeof limit === 'number' ? { count: limit } : {}
}
