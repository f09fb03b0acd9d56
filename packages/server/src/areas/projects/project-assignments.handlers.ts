import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { dayOf, type Period, stateOf } from '#db/day.ts'
import { give, giveRows, type Kind, seenBy, take, writerOf } from './assigned-people.ts'
import * as queries from './project-assignments.queries.ts'
import { completeProject, type StaffedProject } from './project-assignments.rules.ts'

const projects: Kind<Period, Partial<Period>, StaffedProject> = {
  family: 'projectAssignments',
  word: 'project',
  byCode: queries.projectOfCode,
  own: queries.own,
  current: queries.current,
  complete: completeProject,

  async write(context, { id: projectId, code }, changes) {
    const { db, ids, clock, user } = context
    const by = { projectId, createdBy: user.id, createdAt: clock.now() }
    const rows = changes.map(({ person, after }) => ({ ...after, ...by, id: ids.next(), userId: person.id }))
    const written = await queries.put(db, rows)
    for (const { person, before, after } of changes) {
      const about = { subject: written.get(person.id) ?? '', label: `${person.displayName} · ${code}` }
      await auditChange(context, { act: 'projectAssignments.assign', ...about, before, after })
    }
  },
}

export const projectAssignmentsHandlers: HandlerTable = handlers('projectAssignments', {
  async index(context) {
    const { db, query, clock } = context
    const today = dayOf(clock.now())
    const { data, meta } = await queries.list(db, seenBy(context), query, today)
    return { data: data.map((row) => answerOf(row, today)), meta }
  },

  async assign(context) {
    const { projectId, userIds, ...asked } = context.body
    const thing = (await queries.project(context.db, projectId)) ?? refuse('invalid', 'projectId')
    return give(context, projects, { thing, userIds, asked })
  },

  destroyAll: (context) => take(context, projects, context.body.ids),

  import: (context) => giveRows(context, projects),
})

function answerOf(row: queries.Row, today: string) {
  const { id, username, department, startsOn, endsOn, createdAt } = row
  return {
    ...{ id, username, department, startsOn, endsOn, createdAt, state: stateOf(row, today) },
    person: { id: row.userId, displayName: row.displayName },
    project: { id: row.projectId, code: row.code, name: row.name },
    createdBy: writerOf(row),
  }
}
