import { type Context, handlers } from '#contract/handlers.ts'
import { conflict, type FieldErrors, notFound, Refusal, refuse } from '#contract/refuse.ts'
import { inSavepoint, rowFault } from '#contract/row-acts.ts'
import { checkVersion } from '#contract/version.ts'
import { type Act, done, type Meant } from './vacation-acts.ts'
import { keep } from './vacation-archive.ts'
import { preview } from './vacation-preview.ts'
import { type Looking, looking } from './vacation-reach.ts'
import { ask } from './vacation-requests.ts'
import * as queries from './vacation-requests.queries.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

export const vacationRequestsHandlers = handlers('vacationRequests', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  show: (context) => shown(context, context.params.id),

  preview: (context) => preview(context, context.body, context.body.requestId ?? null),

  async create(context) {
    return shown(context, await ask(context, undefined))
  },

  async update(context) {
    const { db, params, body } = context
    const before = (await queries.find(db, looking(context), params.id)) ?? notFound()
    if (!before.canEdit) conflict('invalid', 'state')
    checkVersion(before, body.version)
    const { employeeId = null, draft = false } = body
    if (employeeId !== null && employeeId !== before.employeeId) refuse('invalid', 'employeeId')
    if (draft && before.stored !== 'draft') refuse('invalid', 'draft')
    return shown(context, await ask(context, before))
  },

  approve: (context) => acted(context, 'approve', { ...context.params, ...context.body }),
  reject: (context) => acted(context, 'reject', { ...context.params, ...context.body }),
  withdraw: (context) => acted(context, 'withdraw', { ...context.params, ...context.body }),
  cancel: (context) => acted(context, 'cancel', { ...context.params, ...context.body }),
  cancelByCompany: (context) => acted(context, 'cancelByCompany', { ...context.params, ...context.body }),

  archive: (context) => archived(context, true),
  restore: (context) => archived(context, false),

  async decide(context) {
    const { db, body } = context
    const { decision, requests, comment = null } = body
    if (decision === 'reject' && comment === null) refuse('blank', 'comment')
    const results = []
    for (const { id, version } of requests) {
      const act = () => done(context, decision, { id, version, comment })
      const tried = await inSavepoint(db, act, faultOf)
      results.push(
        'done' in tried ? { id, state: tried.done, errors: null } : { id, state: null, errors: tried.errors },
      )
    }
    return results
  },
})

async function archived(context: Parameters<typeof keep>[0], to: boolean) {
  await keep(context, to)
  return shown(context, context.params.id)
}

async function acted(context: Parameters<typeof done>[0], act: Act, meant: Meant) {
  await done(context, act, meant)
  return shown(context, meant.id)
}

/** A request as it stands now, with its days and its history. */
const shown = (context: Reading, id: string) => detailOf(context.db, looking(context), id)

/** A request as it stands for who looks, with its days and its history. */
export async function detailOf(db: Context['db'], looks: Looking, id: string) {
  const row = (await queries.find(db, looks, id)) ?? notFound()
  const [days, spends, acts] = [
    await queries.linesOf(db, id),
    await queries.spentBy(db, id),
    await queries.actsOf(db, id),
  ]
  const history = acts.map(({ id: by, displayName, ...act }) => ({ ...act, by: { id: by, displayName } }))
  return { ...answerOf(row), days, spends, history }
}

export function answerOf({ employeeId, displayName, askedBy, askerName, ...row }: queries.Row) {
  const {
    stages,
    stored,
    policyId,
    hasBegun,
    planId,
    hasPlace,
    waitingOrder,
    offeredUntil,
    isHeld,
    ...rest
  } = row
  void [stages, stored, policyId, hasBegun, planId, hasPlace, waitingOrder, offeredUntil, isHeld]
  return {
    ...rest,
    person: { id: employeeId, displayName },
    askedBy: { id: askedBy, displayName: askerName },
  }
}

/** One that is not there, or whose stage is not one's own, leaves the others alone. */
export function faultOf(error: unknown): FieldErrors | undefined {
  if (!(error instanceof Refusal)) return undefined
  if (error.status === 404) return { id: [{ error: 'inclusion' }] }
  return error.status === 403 ? { id: [{ error: 'out_of_reach' }] } : rowFault(error)
}
