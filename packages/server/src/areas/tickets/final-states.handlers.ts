import { exportedInside } from '#contract/exported-inside.ts'
import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import * as queries from './final-states.queries.ts'
import { checkFinalState, checkSkills } from './final-states.rules.ts'

const rows = catalogue('finalStates', {
  table: 'finalStates',
  search: ['code'],
  unique: ['code'],
  usedBy: [
    {
      ...{ table: 'workflowEnds', column: 'finalStateId' },
      named: { family: 'workflows', table: 'workflows', by: 'workflowId' },
    },
  ],
  check: checkFinalState,
})

type Written = Context<'finalStates.patch'>

/** Writes like any catalogue, after checking the named skills. */
const withSkills =
  (write: BoundHandler): BoundHandler =>
  async (context) => {
    const { db, body } = context as unknown as Written
    const { skills } = body
    if (skills === undefined) return write(context)
    checkSkills(
      skills,
      await queries.knownSkills(
        db,
        skills.map(({ skillId }) => skillId),
      ),
    )
    // PostgreSQL would interpret a list as an array.
    const asked = { body: { ...body, skills: JSON.stringify(skills) } }
    return write(Object.assign(Object.create(context) as Context, asked))
  }

const writes = ['finalStates.create', 'finalStates.update', 'finalStates.patch']

export const finalStatesHandlers: HandlerTable = {
  ...rows,
  exported: exportedInside(rows.exported, {
    ...{ field: 'skills', property: 'skillId', table: 'skills', column: 'code' },
  }),
  acts: new Map([
    ...[...rows.acts].map(([id, run]): [string, BoundHandler] => [
      id,
      writes.includes(id) ? withSkills(run) : run,
    ]),
    // Rows of a file are checked in the same way as the form.
    ['finalStates.import', imported as unknown as BoundHandler],
  ]),
}

function imported(context: Context<'finalStates.import'>) {
  return importRows({ ...rows.exported, table: () => finalStatesHandlers })(context)
}
