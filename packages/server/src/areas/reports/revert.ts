import type { Context } from '#contract/handlers.ts'
import { type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { type FieldErrors, Refusal, refuse } from '#contract/refuse.ts'
import type { EventRow } from './logs.queries.ts'

const star = '***'

/** What has to be asked so that a row says again what it said. */
type Reversion = { operation: OperationRow; values?: Record<string, unknown> }

/** Whether the earlier state can be had again: by the `patch` of the row's family, or by its `restore`. */
export const isRevertible = (event: EventRow): boolean => reversionOf(event) !== undefined

/**
 * Sends the earlier values to the row's own family, as a request of the same person: its rights, its rules and its
 * audit hold, and what it refuses is refused here.
 */
export async function revert({ request }: Context<'logs.revert'>, event: EventRow): Promise<void> {
  const reversion = reversionOf(event)
  if (!reversion) return refuse('invalid', 'id')
  const { operation, values } = reversion
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith('content-')),
  )
  const answer = await request.server.inject({
    method: operation.method === 'patch' ? 'PATCH' : 'POST',
    url: servicePrefixes[operation.service] + operation.path.replace('{id}', event.subject ?? ''),
    headers: { ...headers, ...(values ? { 'content-type': 'application/json' } : {}) },
    ...(values ? { payload: values } : {}),
    remoteAddress: request.socket.remoteAddress ?? request.ip,
  })
  if (answer.statusCode >= 400) throw refusalOf(answer.statusCode, answer.json<Problem>())
}

type Problem = { type?: string; errors?: FieldErrors; missing?: string[] }

function refusalOf(status: number, { type = '', errors, missing }: Problem): Refusal {
  return new Refusal(status, type.replace('/problems/', ''), {
    ...(errors ? { errors } : {}),
    ...(missing ? { missing } : {}),
  })
}

function reversionOf(event: EventRow): Reversion | undefined {
  if (event.subject === null || event.before === null || event.after === null) return undefined
  const restore = operationOf(event, 'restore')
  if (event.act.endsWith('.destroy')) return restore && { operation: restore }
  const patch = operationOf(event, 'patch')
  const values = patch && earlierValues(event.before, patch)
  return values && { operation: patch, values }
}

/** The properties that the family takes, as they were; a secret cannot be written back. */
function earlierValues(
  before: Record<string, unknown>,
  { body }: OperationRow,
): Record<string, unknown> | undefined {
  const taken = body?.schema.properties ?? {}
  const values = Object.entries(before).filter(([name, value]) => name in taken && value !== star)
  return values.length === 0 ? undefined : Object.fromEntries(values)
}

function operationOf({ family }: EventRow, act: string): OperationRow | undefined {
  const operation = operationRows.find(({ id }) => id === `${family}.${act}`)
  return operation?.path.match(/\{\w+\}/g)?.join() === '{id}' ? operation : undefined
}
