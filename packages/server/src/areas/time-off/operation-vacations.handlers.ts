import { absencesNamed } from './absence-named.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { resultsOf, statesOf } from '#contract/each.ts'
import { holdEach, releaseEach } from './held-vacations.ts'
import { fairnessOf } from './operation-fairness.ts'
import { coverageOf } from './operation-coverage.ts'
import { decideEach } from './operation-decisions.ts'
import { summaryOf } from './operation-summary.ts'
import * as queries from './operation-vacations.queries.ts'
import { managing } from './vacation-reach.ts'
import { answerOf, detailOf } from './vacation-requests.handlers.ts'
import { standpointOfEach } from './vacation-standpoints.ts'
import type { VacationState } from './vacation-archive.queries.ts'

const needed = {
  approve: 'GESTIONAR_VACACIONES_OP_APROBAR',
  reject: 'GESTIONAR_VACACIONES_OP_RECHAZAR',
} as const

export const operationVacationsHandlers: HandlerTable = handlers('operationVacations', {
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
    const { id } = context.params
    const { looks } = (await standpointsOf(context, needed.approve, [id]))(id)
    const shown = await detailOf(context, looks, id)
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
    const ids = requests.map(({ id }) => id)
    const as = await standpointsOf(context, needed[decision], ids)
    const items = requests.map((one) => ({
      ...{ ...one, decision, comment, override },
      as: as(one.id),
    }))
    const came = await (isHeld ? holdEach : decideEach)(context, items)
    return resultsOf(ids, await absencesNamed<VacationState>(context, ids, came))
  },

  async release(context) {
    const { ids } = context.body
    return statesOf(ids, await releaseEach(context, managing(context), ids))
  },
})

type Asking = Pick<Context, 'user'>

/** For which delegator the caller plans each request: none, or a person who has delegated. */
const standpointsOf = (
  context: Pick<Context, 'db' | 'user' | 'clock'>,
  permission: string,
  ids: readonly string[],
) =>
  standpointOfEach(context, ids, {
    ...{ family: 'operationVacations', looksOf: managing },
    canDecide: ({ planId }, eyes) => planId !== null && eyes.user.permissions.has(permission),
  })

const mayAnswer = ({ user }: Asking): boolean =>
  Object.values(needed).some((one) => user.permissions.has(one))

/** A request, and whether the caller may answer it as a planner. */
function answered<Shown extends { state: VacationState; person: { id: string }; canDecide: boolean }>(
  context: Asking,
  shown: Shown & { operations: { held: object | null } | null; isHeld?: boolean },
): Shown {
  const isOpen = queries.answerable.includes(shown.state) && shown.operations?.held === null
  return { ...shown, canDecide: mayAnswer(context) && isOpen && shown.person.id !== context.user.id }
}
