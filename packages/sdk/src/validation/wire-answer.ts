import type { OperationId, Operations } from '#generated/operations.ts'

/** The JSON that an operation answers with when all is well, as it travels; undefined when it answers none. */
export type WireAnswer<Id extends OperationId> = Operations[Id]['responses'] extends infer Responses
  ? Responses[keyof Responses & (200 | 201 | 202)] extends {
      content: { 'application/json': infer Json }
    }
    ? Json
    : undefined
  : never
