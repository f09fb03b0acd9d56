import { answers } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import type { WireAnswer } from './wire-answer.ts'
import { validatorOf } from './validator-of.ts'

/** What a schema of the Standard Schema specification, version 1, looks like. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@portal/sdk'
    /** Says whether a value is what the schema asks for. */
    readonly validate: (value: unknown) => StandardOutcome<Output>
    readonly types?: { readonly input: Output; readonly output: Output }
  }
}

/** The value, or what is wrong with it. */
export type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] }

/**
 * The body that an operation answers with when all is well, envelope included, as a Standard Schema: for libraries that take
 * schemas of any make. Throws for operations that answer no JSON.
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
    // Without an issue it is what the contract says, and the types say the same.
    return issues.length > 0 ? { issues } : { value: value as WireAnswer<Id> }
  }
  return { '~standard': { version: 1, vendor: '@portal/sdk', validate } }
}
