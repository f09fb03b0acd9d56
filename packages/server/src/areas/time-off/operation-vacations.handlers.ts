import { type Context, handlers } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { lockPeople } from '#db/lock-person.ts'
import { each } from './each-of.ts'
import { type Eyes, throughEyes } from '#delegations/stand-ins.ts'
import { hold, release } from './held-vacations.ts'
import { fairnessOf } from './operation-fairness.ts'
import { coverageOf } from './operation-coverage.ts'
import { decide } from './operation-decisions.ts'
import { summaryOf } from './operation-summary.ts'
import * as queries from './operation-vacations.queries.ts'
import { managing } from './vacation-reach.ts'
import { answerOf, detailOf } from './vacation-requests.handlers.ts'
import { find as findRequest } from './vacation-requests.queries.ts'
import type { VacationState } from './vacation-archive.queries.ts'

const needed = {
  approve: 'GESTIONAR_VACACIONES_OP_APROBAR',
  reject: 'GESTIONAR_VACACIONES_OP_RECHAZAR',
} as const

export const operationVacationsHandlers = handlers('operationVacations', {
  async index(context) {
    const { data, meta } = await queries.list(
      context.db,
      managing(context),
      context.query,
      mayAnswer(context),
    )
    return { data: data.map((row) => answered(context, answerOf(row))), meta }
  },

  async show(context) {
    const { looks } = await standpointOf(context, needed.approve, context.params.id)
    const shown = await detailOf(context.db, looks, context.params.id)
    return shown.operations === null ? notFound() : answered(context, shown)
  },

  summary: (context) => summaryOf(context),
  fairness: (context) => fairnessOf(context),
  preview: (context) => coverageOf(context),

  async decide(context) {
    const { user, body } = context
    const { decision, requests, comment = null, override = null, hold: isHeld = false } = body
    if (!user.permissions.has(needed[decision])) forbidden([needed[decision]])
    if (decision === 'reject' && comment === null) refuse('blank', 'comment')
    const people = await queries.amongIds(
      context.db,
      managing(context),
      requests.map(({ id }) => id),
    )
    await lockPeople(
      context.db,
      people.map(({ employeeId }) => employeeId),
    )
    const act = isHeld ? hold : decide
    return each(context, requests, async ({ id, version }) => {
      const { looks, onBehalfOf } = await standpointOf(context, needed[decision], id)
      return act(context, looks, { id, version, decision, comment, override, onBehalfOf })
    })
  },

  release: (context) =>
    each(
      context,
      context.body.ids.map((id) => ({ id })),
      ({ id }) => release(context, managing(context), id),
    ),
})

type Asking = Pick<Context, 'user'>

/** As who somebody plans the operation of whoever asked for a request: for themselves, or in the place of somebody. */
async function standpointOf(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  permission: string,
  id: string,
) {
  const find = async (eyes: Eyes) => {
    const row = await findRequest(db, managing(eyes), id)
    return row && { ...row, canDecide: row.planId !== null && eyes.user.permissions.has(permission) }
  }
  const found = await throughEyes({ db, user, clock }, 'operationVacations', find)
  return { looks: managing(found?.eyes ?? { user, clock }), onBehalfOf: found?.onBehalfOf ?? null }
}

const mayAnswer = ({ user }: Asking): boolean =>
  Object.values(needed).some((one) => user.permissions.has(one))

/** A request with whether whoever asks may answer it for the operation. */
function answered<Shown extends { state: VacationState; person: { id: string }; canDecide: boolean }>(
  context: Asking,
  shown: Shown & { operations: { held: object | null } | null; isHeld?: boolean },
): Shown {
  const isOpen = queries.answerable.includes(shown.state) && shown.operations?.held === null
  return { ...shown, canDecide: mayAnswer(context) && isOpen && shown.person.id !== context.user.id }
}
