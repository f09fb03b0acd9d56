import { Validator } from '@cfworker/json-schema'
import { definitions, type JsonSchema } from '#generated/answers.ts'
import type { OperationPlace } from '#generated/operations.ts'
import type { Fault } from '#errors/fault.ts'
import { faultsIn } from './faults-in.ts'

const made = new WeakMap<JsonSchema, (value: unknown) => readonly Fault[]>()

/**
 * What finds the faults of a value against a schema of this service. It interprets the schema and evaluates no code, so that
 * it works under a Content-Security-Policy without `unsafe-eval`.
 */
export function validatorOf(
  schema: JsonSchema,
  service: OperationPlace['service'],
): (value: unknown) => readonly Fault[] {
  const known = made.get(schema)
  if (known) return known
  const whole = { ...schema, $defs: definitions[service] }
  const validator = new Validator(whole, '2020-12', false)
  const faults = (value: unknown) => {
    const { errors } = validator.validate(value)
    return faultsIn(errors, whole, value)
  }
  made.set(schema, faults)
  return faults
}
