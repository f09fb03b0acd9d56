import type { ErrorObject } from 'ajv/dist/2020.js'
import { isWellWritten } from './formats.ts'
import type { ErrorCode, FieldErrors } from './refuse.ts'

export type Fault = { error: ErrorCode; count?: number }
/** A property, or an index of a list. */
export type Step = string | number
export type Faults = {
  /** Adds an error, once per field and code. */
  add(steps: readonly Step[], fault: Fault): void
  isFull(): boolean
  errors: FieldErrors
}

/** Nobody corrects more at once, and a hostile body cannot make the answer large. */
const mostFaults = 50
const longestStep = 100

/** Collects the errors of an input by field path. */
export function gatherFaults(): Faults {
  // Without a prototype: a field may be called `constructor`.
  const errors = Object.create(null) as FieldErrors
  let count = 0
  const isFull = () => count >= mostFaults
  return {
    errors,
    isFull,
    add(steps, fault) {
      if (isFull()) return
      const field = fieldOf(steps)
      if (errors[field]?.some((earlier) => earlier.error === fault.error)) return
      count++
      ;(errors[field] ??= []).push(fault)
    },
  }
}

/** `columns`, `0`, `name` → `columns[0].name`. */
function fieldOf(steps: readonly Step[]): string {
  const path = steps.reduce<string>((whole, step) => {
    const name = String(step).slice(0, longestStep)
    return /^\d+$/.test(name) ? `${whole}[${name}]` : whole ? `${whole}.${name}` : name
  }, '')
  return path || 'body'
}

export function addErrors(faults: Faults, errors: readonly ErrorObject[]): void {
  for (const error of errors) {
    if (faults.isFull()) return
    faults.add(stepsOf(error), { error: codeOf(error), ...countOf(error) })
  }
}

/**
 * The path of an error: `/columns/0/name`, with the missing or unknown property appended, or the discriminator of a
 * choice.
 */
function stepsOf({ instancePath, params }: ErrorObject): string[] {
  const { missingProperty, additionalProperty, tag } = params as Record<string, string | undefined>
  const last = missingProperty ?? additionalProperty ?? tag
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return last === undefined ? steps : [...steps, last]
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
  discriminator: 'inclusion',
  minimum: 'greater_than',
  maximum: 'less_than',
}

function codeOf({ keyword, params, data }: ErrorObject): ErrorCode {
  const { limit, type, format } = params as { limit?: number; type?: string | string[]; format?: string }
  if (keyword === 'minLength') return limit === 1 ? 'blank' : 'too_short'
  if (keyword === 'format' && format !== undefined && isWellWritten(format, data)) return 'invalid'
  if (keyword === 'type') {
    const wanted = [type].flat()
    return wanted.includes('number') || wanted.includes('integer') ? 'not_number' : 'invalid'
  }
  return codes[keyword] ?? 'invalid'
}

function countOf({ params }: ErrorObject): { count?: number } {
  const { limit } = params as { limit?: unknown }
  return typeof limit === 'number' ? { count: limit } : {}
}
