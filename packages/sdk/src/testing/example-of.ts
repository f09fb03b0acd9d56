import { exampleAnswers } from '#generated/examples.ts'
import type { OperationId } from '#generated/operations.ts'
import type { ResultOf } from './contract-types.ts'

/**
 * The contract's example of an operation's result, without its envelope; a copy that you may change.
 *
 * @param name Which of its examples, where the contract names several.
 * @example
 * answer('loads.show', ({ params }) => ({ ...exampleOf('loads.show'), id: params.id, state: 'paused' }))
 */
export function exampleOf<Id extends OperationId>(id: Id, name: string = 'default'): ResultOf<Id> {
  const { bodies } = exampleAnswers[id]
  if (name !== 'default' && !Object.hasOwn(bodies, name)) throw new RangeError(`${id} has no example ${name}`)
  const body: unknown = structuredClone(bodies[name])
  // A test validates every example against its schema, from which the type is generated.
  return (isEnvelope(body) ? body.data : body) as ResultOf<Id>
}

/** Whether a body is an envelope around one resource; a list is not. */
export function isEnvelope(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body && !('meta' in body)
}
