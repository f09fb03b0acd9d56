import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { notInUse } from './ticket-choices.queries.ts'
import { type Capable, capable } from './ticket-people.queries.ts'
import * as queries from './ticket-plan.queries.ts'
import { type Share, share } from './ticket-shares.rules.ts'
import { type Looking, seeingOf, todayOf } from './tickets.ts'

export type Asked = Context<'ticketBatches.create'>['body']
/** The planned changes of a ticket; omitted ones stay. */
export type Goal = { assigneeId?: string | null; skillId?: string; projectId?: string }
export type Planned = queries.Selected & { goal: Goal; why: Share['why']; error: Share['error'] }

/** The planned assignee of each selected ticket with reasons, and all candidates. Read-only. */
export async function planned(context: Looking, asked: Asked) {
  const { kind, skillId, userIds, rule } = asked
  const rows = await selected(context, asked)
  const tickets = rows.map((row) => ({ ...row, skillId: skillId ?? row.skillId }))
  const people = await candidates(context, tickets, asked)
  const shares = kind === 'distribute' || userIds !== undefined || rule !== undefined
  if (shares && people.length === 0) refuse('blank', 'userIds')
  const given = shares ? share(tickets, people, rule ?? 'load') : stay(tickets, people)
  const moves = movesOf(asked)
  const plan = tickets.map((ticket, at): Planned => {
    const { userId, why, error } = given[at] ?? nobody
    return { ...ticket, goal: { ...moves, assigneeId: userId }, why, error }
  })
  return { plan, people }
}

const nobody = { userId: null, why: { rule: null, level: null, open: null }, error: null }

/** The selected tickets; refuses none, and more than the maximum. */
async function selected(context: Looking, asked: Asked): Promise<queries.Selected[]> {
  const { kind, selection, withChildren } = asked
  if (selection.ids === undefined && selection.filter === undefined) refuse('blank', 'selection')
  if (kind === 'reassign') await checkTarget(context, asked)
  const rows = await queries.select(context.db, seeingOf(context), { ...selection, withChildren })
  if (rows.length === 0) refuse('blank', 'selection')
  if (rows.length > queries.mostTickets) refuse('limit_reached', 'selection', { count: queries.mostTickets })
  return rows
}

const movesOf = ({ skillId, projectId }: Asked): Goal => ({
  ...(skillId === undefined ? {} : { skillId }),
  ...(projectId === undefined ? {} : { projectId }),
})

async function checkTarget({ db }: Looking, { skillId, projectId, userIds, rule }: Asked): Promise<void> {
  if ([skillId, projectId, userIds, rule].every((one) => one === undefined)) refuse('blank', 'skillId')
  if (skillId !== undefined && (await notInUse(db, 'skills', [skillId])).length > 0)
    refuse('inclusion', 'skillId')
  if (projectId !== undefined && (await notInUse(db, 'projects', [projectId])).length > 0)
    refuse('inclusion', 'projectId')
}

async function candidates(
  context: Looking,
  tickets: readonly queries.Selected[],
  asked: Asked,
): Promise<Capable[]> {
  const skillIds = [...new Set(tickets.map(({ skillId }) => skillId))]
  const { userIds, onDuty } = asked
  const able = await capable(context.db, { skillIds, today: todayOf(context) })
  return able.filter(({ id, isOnDuty }) => (userIds?.includes(id) ?? true) && (isOnDuty || !onDuty))
}

/** Assignees stay, unless they lack the new skill. */
function stay(tickets: readonly queries.Selected[], people: readonly Capable[]): Share[] {
  const able = new Set(people.map(({ id, skillId }) => `${id} ${skillId}`))
  return tickets.map(({ id, skillId, assignee }) => {
    const stays = assignee !== null && able.has(`${assignee.id} ${skillId}`)
    return {
      ticketId: id,
      userId: stays ? assignee.id : null,
      why: { rule: null, level: null, open: null },
      error: null,
    }
  })
}
