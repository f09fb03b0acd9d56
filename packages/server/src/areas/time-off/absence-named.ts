import type { Came } from '#contract/came.ts'
import type { Context } from '#contract/handlers.ts'
import { Refusal } from '#contract/refuse.ts'
import { shownTo } from './day-holder.ts'
import { heldBy } from './held-by.ts'
import { absenceOver } from './vacation-moves.queries.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>

/** What came of vacation requests; a refusal for an absence names it to who may see it (decision 139). */
export const absencesNamed = <Done>(
  context: Reading,
  ids: readonly string[],
  came: readonly Came<Done>[],
): Promise<Came<Done>[]> =>
  Promise.all(
    came.map(async (one, at) =>
      'refused' in one ? { refused: await named(context, ids[at] ?? '', one.refused) } : one,
    ),
  )

async function named(context: Reading, requestId: string, refused: Refusal): Promise<Refusal> {
  const { status, kind, body, headers } = refused
  const [fault] = body.errors?.state ?? []
  if (fault?.error !== 'taken') return refused
  const id = await absenceOver(context.db, requestId)
  const holder = id === undefined ? null : await shownTo(context, { family: 'absence', id })
  const errors = { ...body.errors, state: [{ ...fault, ...heldBy(holder) }] }
  return new Refusal(status, kind, { ...body, errors }, headers)
}
