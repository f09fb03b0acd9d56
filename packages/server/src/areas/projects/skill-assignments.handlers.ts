import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { dayOf, stateOf } from '#db/day.ts'
import { give, giveRows, type Kind, seenBy, take, type Thing, writerOf } from './assigned-people.ts'
import * as queries from './skill-assignments.queries.ts'
import { type Asked, completeSkill, type Given } from './skill-assignments.rules.ts'

const skills: Kind<Given, Asked, Thing> = {
  family: 'skillAssignments',
  word: 'skill',
  byCode: queries.skillOfCode,
  own: queries.own,
  current: queries.current,
  complete: completeSkill,

  async write(context, { id: skillId, code }, changes) {
    const { db, ids, clock, user } = context
    const act = 'skillAssignments.assign'
    const namesOf = new Map(changes.map(({ person }) => [person.id, person.displayName]))
    const leading = changes.filter(({ after }) => after.isMain).map(({ person }) => person.id)
    for (const left of await queries.leaveMain(db, leading, skillId)) {
      const label = `${namesOf.get(left.userId) ?? ''} · ${left.code}`
      const change = { before: { isMain: true }, after: { isMain: false } }
      await auditChange(context, { act, subject: left.id, label, ...change })
    }
    const by = { skillId, createdBy: user.id, createdAt: clock.now() }
    const rows = changes.map(({ person, after }) => ({ ...after, ...by, id: ids.next(), userId: person.id }))
    const written = await queries.put(db, rows)
    for (const { person, before, after } of changes) {
      const subject = written.get(person.id) ?? before?.id ?? ''
      await auditChange(context, { act, subject, before, after, label: `${person.displayName} · ${code}` })
    }
  },
}

export const skillAssignmentsHandlers: HandlerTable = handlers('skillAssignments', {
  async index(context) {
    const { db, query, clock } = context
    const today = dayOf(clock.now())
    const { data, meta } = await queries.list(db, seenBy(context), query, today)
    return { data: data.map((row) => answerOf(row, today)), meta }
  },

  async assign(context) {
    const { skillId, userIds, ...asked } = context.body
    const thing = (await queries.skill(context.db, skillId)) ?? refuse('invalid', 'skillId')
    return give(context, skills, { thing, userIds, asked })
  },

  destroyAll: (context) => take(context, skills, context.body.ids),

  import: (context) => giveRows(context, skills),
})

function answerOf(row: queries.Row, today: string) {
  const { id, username, department, level, isMain, origin, startsOn, endsOn, createdAt } = row
  return {
    ...{ id, username, department, level, isMain, origin, startsOn, endsOn, createdAt },
    person: { id: row.userId, displayName: row.displayName },
    skill: { id: row.skillId, code: row.code, name: row.name },
    campaign: { id: row.campaignId, name: row.campaignName },
    state: stateOf(row, today),
    createdBy: writerOf(row),
  }
}
