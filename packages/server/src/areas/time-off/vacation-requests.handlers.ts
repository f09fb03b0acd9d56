import { absencesNamed } from './absence-named.ts'
import { only } from '#contract/came.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { setArchived } from './vacation-archive.ts'
import { pipelined, together } from '#db/pipelined.ts'
import { namedOf } from '#delegations/stand-ins.ts'
import { resultsOf, statesOf } from '#contract/each.ts'
import { holdVacations, releaseVacations } from './held-vacation-requests.job.ts'
import { asOne } from '#vacations/returned-days.rules.ts'
import { doneEach, type Meant } from './vacation-acts.ts'
import type { Act } from './vacation-act.ts'
import { preview } from './vacation-preview.ts'
import { type Looking, looking, readerOf } from './vacation-reach.ts'
import { ask } from './vacation-requests.ts'
import { actsOf } from './vacation-acts.queries.ts'
import * as queries from './vacation-requests.queries.ts'
import { standpointOf, standpointsOf, through } from './vacation-standpoints.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

export const vacationRequestsHandlers: HandlerTable = handlers('vacationRequests', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  async show(context) {
    const { params } = context
    const { eyes } = (await through(context, params.id)) ?? notFound()
    return detailOf(context, looking(eyes), params.id)
  },

  preview: (context) => preview(context, context.body, context.body.requestId ?? null),

  create: (context) => pipelined(context, async (piped) => shown(piped, await ask(piped, undefined))),

  update: (context) => pipelined(context, updated),

  approve: (context) => acted(context, 'approve', { ...context.params, ...context.body }),
  reject: (context) => acted(context, 'reject', { ...context.params, ...context.body }),
  withdraw: (context) => acted(context, 'withdraw', { ...context.params, ...context.body }),
  cancel: (context) => acted(context, 'cancel', { ...context.params, ...context.body }),
  endEarly: (context) => acted(context, 'endEarly', { ...context.params, ...context.body }),
  endEarlyByCompany: (context) => acted(context, 'endEarlyByCompany', { ...context.params, ...context.body }),
  cancelByCompany: (context) => acted(context, 'cancelByCompany', { ...context.params, ...context.body }),

  archive: (context) => archived(context, true),
  restore: (context) => archived(context, false),

  async decide(context) {
    const { body } = context
    const { decision, requests, comment = null, hold = false } = body
    if (decision === 'reject' && comment === null) refuse('blank', 'comment')
    const ids = requests.map(({ id }) => id)
    const as = await standpointsOf(context, ids)
    const items = requests.map((one) => ({ ...one, comment, as: as(one.id) }))
    const came = await (hold ? holdVacations : doneEach)(context, decision, items)
    return resultsOf(ids, await absencesNamed(context, ids, came))
  },

  async release(context) {
    const { ids } = context.body
    return statesOf(ids, await releaseVacations(context, ids))
  },
})

async function archived(context: Parameters<typeof setArchived>[0], to: boolean) {
  await setArchived(context, to)
  return shown(context, context.params.id)
}

async function updated(context: Context<'vacationRequests.update'>) {
  const { db, params, body } = context
  const before = (await queries.find(db, looking(context), params.id)) ?? notFound()
  if (!before.canEdit) conflict('invalid', 'state')
  checkVersion(before, body.version)
  const { employeeId = null, draft = false } = body
  if (employeeId !== null && employeeId !== before.employeeId) refuse('invalid', 'employeeId')
  if (draft && before.stored !== 'draft') refuse('invalid', 'draft')
  return shown(context, await ask(context, before))
}

type Acting = Parameters<typeof doneEach>[0] & Reading

async function acted(context: Acting, act: Act, meant: Meant) {
  const as = await standpointOf(context, act, meant.id)
  only(await absencesNamed(context, [meant.id], await doneEach(context, act, [{ ...meant, as }])))
  return detailOf(context, as.looks, meant.id)
}

/** A request after an operation, with its days and its history. */
const shown = (context: Reading, id: string) => detailOf(context, looking(context), id)

/** A request for a given viewer, with its days and its history. */
export async function detailOf(context: Pick<Context, 'db' | 'user'>, looks: Looking, id: string) {
  const { db } = context
  const [found, days, spends, acts] = await together(
    queries.find(db, looks, id),
    queries.linesOf(db, id),
    queries.spentBy(db, readerOf(context), id).then(asOne),
    actsOf(db, id),
  )
  const row = found ?? notFound()
  const history = acts.map(({ id: by, displayName, onBehalfOf, delegatorName, ...act }) => ({
    ...{ ...act, by: { id: by, displayName } },
    onBehalfOf: namedOf(onBehalfOf, delegatorName),
  }))
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
