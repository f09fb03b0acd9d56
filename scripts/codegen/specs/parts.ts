/** Building blocks of operations, from specs/shared. */
import type { Node } from './spec-file.ts'

/** `reference('paging', 'schemas/Meta')`, relative to a family's file. */
export const reference = (file: string, part: string): { $ref: string } => ({
  $ref: `../shared/${file}.yaml#/${part}`,
})

const failures = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'Unprocessable',
  429: 'TooManyRequests',
} as const

/** The failures of an operation, by status. */
export const refused = (...statuses: (keyof typeof failures)[]): Node =>
  Object.fromEntries(statuses.map((status) => [status, reference('error', `responses/${failures[status]}`)]))

/** A JSON body. */
export const json = (schema: Node, example?: Node): { content: Node } => ({
  content: { 'application/json': example === undefined ? { schema } : { schema, example } },
})

/** `{ data, meta }` of a list. */
export const pageOf = (schema: string): Node => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: { $ref: `#/schemas/${schema}` } },
    meta: reference('paging', 'schemas/Meta'),
  },
})
