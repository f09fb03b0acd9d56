import { Validator } from '@cfworker/json-schema'
import type { JsonSchema } from '#contract-answers.ts'
import { definitions } from '#generated/answers.ts'
import type { Fault } from '#errors/fault.ts'
import { faultsIn } from './faults-in.ts'

const made = new WeakMap<JsonSchema, (value: unknown) => readonly Fault[]>()

/**
 * Creates a validator for a schema of the contract. It interprets the schema instead of compiling it, so that it
 * works under a Content-Security-Policy without `unsafe-eval`.
 */
export function validatorOf(schema: JsonSchema): (value: unknown) => readonly Fault[] {
  const known = made.get(schema)
  if (known) return known
  const whole = { ...schema, $defs: neededBy(schema) }
  const validator = new Validator(whole, '2020-12', false)
  const faults = (value: unknown) => {
    const { errors } = validator.validate(value)
    return faultsIn(errors, whole, value)
  }
  made.set(schema, faults)
  return faults
}

/** Only the definitions that a schema refers to, directly or indirectly: a validator processes all it gets. */
function neededBy(schema: JsonSchema): Record<string, JsonSchema> {
  const found: Record<string, JsonSchema> = {}
  const need = (within: JsonSchema) => {
    for (const [, name = ''] of JSON.stringify(within).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = definitions[name]
      if (definition === undefined || name in found) continue
      found[name] = definition
      need(definition)
    }
  }
  need(schema)
  return found
}
