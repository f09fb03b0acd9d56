import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import type { WireAnswer } from './wire-answer.ts'
import { validatorOf } from './validator-of.ts'

/** A schema of the Standard Schema specification, version 1. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@portal/sdk'
    /** Validates a value. */
    readonly validate: (value: unknown) => StandardOutcome<Output>
    readonly types?: { readonly input: Output; readonly output: Output }
  }
}

/** The value, or its errors. */
export type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] }

/**
 * The body of an operation's successful answer, including its envelope, as a Standard Schema: for libraries that
 * accept any such schema. Throws for operations that do not answer JSON.
 *
 * @example
 * const outcome = schemaOf('loads.show')['~standard'].validate(body)
 */
export function schemaOf<Id extends OperationId>(id: Id): StandardSchema<WireAnswer<Id>> {
  const body = Object.values(answers[id].successes).find((answer) => answer?.mediaType === 'application/json')
  if (!body) throw new RangeError(`${id} answers no JSON`)
  const faults = validatorOf(body.schema)
  const validate = (value: unknown): StandardOutcome<WireAnswer<Id>> => {
    const issues = faults(value).map(({ pointer, expected }) => ({
      message: `expected ${expected}`,
      path: pointer.split('/').slice(1),
    }))
    // Without issues the value is valid, and the types are generated from the same schema.
    return issues.length > 0 ? { issues } : { value: value as WireAnswer<Id> }
  }
  return { '~standard': { version: 1, vendor: '@portal/sdk', validate } }
}
