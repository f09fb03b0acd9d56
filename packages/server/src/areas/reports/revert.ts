import { isDeepStrictEqual } from 'node:util'
import type { Context } from '#contract/handlers.ts'
import { type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { type FieldErrors, Refusal, refuse } from '#contract/refuse.ts'
import { type EventRow, valuesBefore } from './logs.queries.ts'

const star = '***'

/** What has to be asked so that a row says again what it said. */
type Reversion = { operation: OperationRow; values?: Record<string, unknown> }

/** Whether the earlier state can be had again: by the `patch` of the row's family, or by its `restore`. */
export const isRevertible = (event: EventRow): boolean => reversionOf(event) !== undefined

/**
 * What a row says now of what an event changed: what it said then, and what was said of the same since. Every change is
 * in the log, so the log knows.
 */
export async function standingValues(db: Context['db'], event: EventRow): Promise<EventRow['after']> {
  if (event.after === null || event.before === null) return event.after
  const now = { ...event.after }
  for (const earlier of await valuesBefore(db, event)) {
    for (const [name, value] of Object.entries(earlier)) if (name in now) now[name] = value
  }
  return now
}

/** Only what nobody has touched since goes back: the errors name what somebody has. */
async function checkUntouched(db: Context['db'], event: EventRow): Promise<void> {
  const [then, now] = [event.after ?? {}, (await standingValues(db, event)) ?? {}]
  const touched = Object.keys(then).filter((name) => !isDeepStrictEqual(then[name], now[name]))
  if (touched.length === 0) return
  const errors: FieldErrors = Object.fromEntries(touched.map((name) => [name, [{ error: 'stale' }]]))
  throw new Refusal(409, 'conflict', { errors })
}

/**
 * Sends the earlier values to the row's own family, as a request of the same person: its rights, its rules and its
 * audit hold, and what it refuses is refused here.
 */
export async function revert({ db, request }: Context<'logs.revert'>, event: EventRow): Promise<void> {
  const reversion = reversionOf(event)
  if (!reversion) return refuse('invalid', 'id')
  const { operation, values } = reversion
  if (!values) return void (await ask(request, event, operation))
  // Read before it is looked whether anybody has touched the row: who does so afterwards is not written over.
  const seen = await seenVersion(request, event, operation)
  await checkUntouched(db, event)
  await ask(request, event, operation, { ...values, ...seen })
}

/** The version that a change of this row has to say; nothing where the family counts none. */
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
 * The previous values of all that changed; nothing when one of them cannot be written back: the family does not take it, or it is
 * a secret. Half of an earlier state is a state that never was.
 */
function earlierValues(before: Values, after: Values, { body }: OperationRow): Values | undefined {
  const taken = body?.schema.properties ?? {}
  const changed = Object.keys({ ...before, ...after })
  const names = changed.filter((name) => !isShownFor(name, changed))
  const isWhole = names.every((name) => name in taken && name in before && before[name] !== star)
  if (names.length === 0 || !isWhole) return undefined
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}

/** What people call the rows whose ids stand beside it: `skill` beside `skillId`, `roles` beside `roleIds`. */
const isShownFor = (name: string, all: readonly string[]): boolean =>
  name === 'uses' || all.some((one) => one !== name && one.replace(/Id(s?)$/, '$1') === name)

function operationOf({ family }: EventRow, act: string): OperationRow | undefined {
  const operation = operationRows.find(({ id }) => id === `${family}.${act}`)
  return operation?.path.match(/\{\w+\}/g)?.join() === '{id}' ? operation : undefined
}
