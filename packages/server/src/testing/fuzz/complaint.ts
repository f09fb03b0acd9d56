import { replyChecker } from '#contract/validate.ts'
import type { JsonSchema, OperationRow } from '#contract/operations.ts'

export type FuzzAnswer = { status: number; type: string; text: string }

/** Statuses that any operation may answer: unreadable, too large, not JSON. */
const always = ['400', '401', '413', '415', '422']
/** Internals that only help an attacker: files, statements, libraries. */
const internals =
  /node_modules|\.ts:\d+|\bat \S+ \(|syntax error at|violates .* constraint|relation "|column "|invalid input syntax|invalid byte sequence|\bselect .+ from "|pglite|kysely|TypeError|RangeError/i
const mostBytes = 64 * 1024

const problem: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string', pattern: '^/problems/' },
    title: { type: 'string' },
    status: { type: 'integer' },
    requestId: { type: 'string' },
    missing: { type: 'array', items: { type: 'string' } },
    errors: { type: 'object' },
    priorities: { type: 'object' },
  },
  additionalProperties: false,
}
const complaintAbout = replyChecker(problem)

/** Why an answer violates the contract, or undefined. The server validates successful replies itself. */
export function complaintOf(
  { responses }: OperationRow,
  { status, type, text }: FuzzAnswer,
): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.replace(/"requestId":"[^"]*",?/, '').slice(0, 200)}`
  if (!(String(status) in responses) && !always.includes(String(status)))
    return `answered ${status}, which the contract does not say`
  if (status < 400) return undefined
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`
  if (text.includes('/problems/unstorable'))
    return 'let the database find what its contract should have refused'
  if (text.length > mostBytes) return `answered ${text.length} bytes to say ${status}`
  const inside = internals.exec(text)
  if (inside) return `told of its inside: ${inside[0]}`
  return complaintAbout(JSON.parse(text))
}
