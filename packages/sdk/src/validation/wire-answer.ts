import type { OperationId, Operations } from '#generated/operations.ts'

/** The JSON that an operation answers with when all is well, as it travels; undefined when it answers none. */
export type WireAnswer<Id extends OperationId> = Operations[Id]['responses'] extends infer Responses
  ? JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>
  : never

/** In brackets, because an operation without any of these statuses has `never` there. */
type JsonOf<Response> = [Response] extends [never]
  ? undefined
  : Response extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined
