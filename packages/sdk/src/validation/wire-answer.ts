import type { OperationId, Operations } from '#generated/operations.ts'

/** The JSON body of a successful answer as sent over the wire; undefined when it has none. */
export type WireAnswer<Id extends OperationId> = Operations[Id]['responses'] extends infer Responses
  ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>
  : never

/** In brackets, because an operation without any of these statuses has `never` here. */
type JsonOf<Response> = [Response] extends [never]
  ? undefined
  : Response extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined
