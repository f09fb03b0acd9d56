import { type Context, handlers } from '#contract/handlers.ts'
import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import { inSavepoint } from '#contract/row-acts.ts'
import { lockPeople } from '#db/lock-person.ts'
import { hold, release } from './held-vacations.ts'
import { fairnessOf } from './operation-fairness.ts'
import { coverageOf } from './operation-coverage.ts'
import { decide, type Deciding } from './operation-decisions.ts'
import { summaryOf } from './operation-summary.ts'
import * as queries from './operation-vacations.queries.ts'
import { managing } from './vacation-reach.ts'
import { answerOf, detailOf, faultOf } from './vacation-requests.handlers.ts'
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
    const shown = await detailOf(context.db, managing(context), context.params.id)
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
    return each(context, requests, ({ id, version }) =>
      act(context, managing(context), { id, version, decision, comment, override }),
    )
  },

  release: (context) =>
    each(
      context,
      context.body.ids.map((id) => ({ id })),
      ({ id }) => release(context, managing(context), id),
    ),
})

/** What came of each; what is refused of one leaves the others alone. */
async function each<Row extends { id: string }>(
  { db }: Pick<Deciding, 'db'>,
  rows: readonly Row[],
  act: (row: Row) => Promise<VacationState>,
) {
  const results = []
  for (const row of rows) {
    const tried = await inSavepoint(db, () => act(row), faultOf)
    results.push(
      'done' in tried
        ? { id: row.id, state: tried.done, errors: null }
        : { id: row.id, state: null, errors: tried.errors },
    )
  }
  return results
}

type Asking = Pick<Context, 'user'>

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
