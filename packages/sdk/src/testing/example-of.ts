import { exampleAnswers } from '#generated/examples.ts'
import type { OperationId } from '#generated/operations.ts'
import type { ResultOf } from './contract-types.ts'

/**
 * The contract's example of what an operation answers, out of its envelope; a copy to change as you like.
 *
 * @param name Which of its examples, where the contract names several.
 * @example
 * answer('loads.show', ({ params }) => ({ ...exampleOf('loads.show'), id: params.id, state: 'paused' }))
 */
export function exampleOf<Id extends OperationId>(id: Id, name: string = 'default'): ResultOf<Id> {
  const { bodies } = exampleAnswers[id]
  if (name !== 'default' && !Object.hasOwn(bodies, name)) throw new RangeError(`${id} has no example ${name}`)
  const body: unknown = structuredClone(bodies[name])
  // A test compares every example with its schema, from which the type comes too.
  return (isEnvelope(body) ? body.data : body) as ResultOf<Id>
}

/** Whether a body is an envelope around one thing; a list is its own. */
export function isEnvelope(body: unknown): body is { data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body && !('meta' in body)
}
