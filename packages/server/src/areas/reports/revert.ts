import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#contract/handlers.ts'
import { type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { type FieldErrors, Refusal, refuse } from '#contract/refuse.ts'
import { type EventRow, valuesBefore } from './logs.queries.ts'

const star = '***'

/** The request that restores a row's earlier values. */
type Reversion = { operation: OperationRow; values?: Record<string, unknown> }

/** Whether the earlier state can be restored: by the family's `patch`, or by its `restore`. */
export const isRevertible = (event: EventRow): boolean => reversionOf(event) !== undefined

/** The current values of what an event changed: from that event and later ones. Every change is in the log. */
export async function currentValues(db: Context['db'], event: EventRow): Promise<EventRow['after']> {
  if (event.after === null || event.before === null) return event.after
  const now = { ...event.after }
  for (const earlier of await valuesBefore(db, event)) {
    for (const [name, value] of Object.entries(earlier)) if (name in now) now[name] = value
  }
  return now
}

/** Refuses values that were changed since: the errors name them. */
async function checkUntouched(db: Context['db'], event: EventRow): Promise<void> {
  const [then, now] = [event.after ?? {}, (await currentValues(db, event)) ?? {}]
  const touched = Object.keys(then).filter((name) => !isDeepStrictEqual(then[name], now[name]))
  if (touched.length === 0) return
  const errors: FieldErrors = Object.fromEntries(touched.map((name) => [name, [{ error: 'stale' }]]))
  throw new Refusal(409, 'conflict', { errors })
}

/**
 * Sends the earlier values to the row's own family, as a request of the same person: its permissions, rules and audit
 * apply, and its refusals are passed on.
 */
export async function revert({ db, request }: Context<'logs.revert'>, event: EventRow): Promise<void> {
  const reversion = reversionOf(event)
  if (!reversion) return refuse('invalid', 'id')
  const { operation, values } = reversion
  if (!values) return void (await ask(request, event, operation))
  // Read before checking for later changes, so that a concurrent change is not overwritten.
  const seen = await seenVersion(request, event, operation)
  await checkUntouched(db, event)
  await ask(request, event, operation, { ...values, ...seen })
}

/** The current version for the change; undefined for families without versions. */
async function seenVersion(
  request: Context['request'],
  event: EventRow,
  patch: OperationRow,
): Promise<Values> {
  const show = operationOf(event, 'show')
  if (show === undefined || !('version' in (patch.body?.schema.properties ?? {}))) return {}
  const { data } = (await ask(request, event, show)).json<{ data: { version: number } }>()
  return { version: data.version }
}

async function ask(request: Context['request'], event: EventRow, operation: OperationRow, payload?: Values) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith('content-')),
  )
  const answer = await request.server.inject({
    method: methods[operation.method],
    url: servicePrefixes[operation.service] + operation.path.replace('{id}', event.subject ?? ''),
    headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
    ...(payload ? { payload } : {}),
    remoteAddress: request.socket.remoteAddress ?? request.ip,
  })
  if (answer.statusCode >= 400) throw refusalOf(answer.statusCode, answer.json<Problem>())
  return answer
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const

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
  const values = patch && earlierValues(event.before, event.after, patch)
  return values && { operation: patch, values }
}

type Values = Record<string, unknown>

/**
 * The previous values of everything that changed; undefined when one of them cannot be written: it is not accepted by
 * the family, or secret. Half of an earlier state never existed.
 */
function earlierValues(before: Values, after: Values, { body }: OperationRow): Values | undefined {
  const taken = body?.schema.properties ?? {}
  const changed = Object.keys({ ...before, ...after })
  const names = changed.filter((name) => !isShownFor(name, changed))
  const isWhole = names.every((name) => name in taken && name in before && before[name] !== star)
  if (names.length === 0 || !isWhole) return undefined
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

/** Display names beside ids: `skill` beside `skillId`, `roles` beside `roleIds`. */
const isShownFor = (name: string, all: readonly string[]): boolean =>
  name === 'uses' || all.some((one) => one !== name && one.replace(/Id(s?)$/, '$1') === name)

function operationOf({ family }: EventRow, act: string): OperationRow | undefined {
  const operation = operationRows.find(({ id }) => id === `${family}.${act}`)
  return operation?.path.match(/\{\w+\}/g)?.join() === '{id}' ? operation : undefined
}
