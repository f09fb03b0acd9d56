import { auditChange } from '#auth/audit.ts'
import { silentMs } from '#auth/presence.ts'
import { endOtherSessions } from '#auth/sessions.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { notify } from '#notices/notify.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import { longestSpanMs } from '#time-record/spans.rules.ts'
import { publishEvent } from '#streams/publish-event.ts'
import { lockPerson } from '#db/lock-person.ts'
import { checkChoice } from './agent-states.rules.ts'
import { adherenceOfDay } from './adherence.ts'
import { clockFollows } from './clock-follows-agent.ts'
import { settleTurns } from './break-turns.ts'
import { doingOf } from './break-turns.rules.ts'
import { planReminder } from './break-reminder.job.ts'
import * as types from './break-types.queries.ts'
import * as states from './agent-states.queries.ts'
import * as queries from './online-agents.queries.ts'
import {
  countersOf,
  dayOf,
  deviceOf,
  limits,
  narrowedTo,
  seesEverybody,
  totalsOf,
} from './online-agents.rules.ts'

export const onlineAgentsHandlers: HandlerTable = handlers('onlineAgents', {
  async index(context) {
    const { db, query } = context
    const { page = 1, perPage = 100, after, sort = 'attention', search } = query
    const filters = { ...query, ...narrowedTo(query) }
    const looking = lookingAt(context)
    const scope = scopeOf(context)
    const { totalCount, changesAt, ...counters } = countersOf(
      await queries.cells(db, looking, scope, search),
      filters,
    )
    const paging = { page, perPage, ...(after === undefined ? {} : { after }) }
    const { data, meta } = await queries.list(db, looking, scope, filters, { sort, totalCount, ...paging })
    return { data: data.map(answerOf), meta: { ...meta, asOf: looking.now, changesAt, ...counters } }
  },

  async show(context) {
    const { db, params, query, user } = context
    const looking = lookingAt(context)
    const { now } = looking
    const agent = await agentOf(context, params.id)
    const timeZone = user.timeZone ?? 'UTC'
    const { date, starts, ends } = await states.bounds(db, query.date, timeZone, now)
    const known = await states.intervals(db, agent.id, { starts, ends, now })
    const lostAt = agent.state === 'no_signal' ? agent.since : null
    const intervals = dayOf(known, { from: starts, to: ends, now, lostAt })
    const adherence = await adherenceOfDay(
      db,
      { ...looking, from: starts },
      { userId: agent.id, until: ends },
    )
    return { agent: answerOf(agent), date, timeZone, intervals, totals: totalsOf(intervals), adherence }
  },

  async patch(context) {
    const { db, body, params, user, ids, clock, bus } = context
    const known = await types.choices(db, user.id)
    checkChoice(body, known)
    const before = await agentOf(context, params.id)
    const now = clock.now()
    await lockPerson(db, before.id)
    const open = await states.openState(db, before.id, now)
    if (!open?.isLive) return conflict('invalid', 'state')
    const { state, breakTypeId = null, reason } = body
    await states.close(db, before.id, now)
    if (state !== 'offline') {
      const values = { state, breakTypeId, reason, origin: 'coordinator', changedBy: user.id } as const
      await states.begin(db, {
        ...values,
        id: ids.next(),
        userId: before.id,
        sessionId: open.sessionId,
        now,
      })
      await planReminder(context, before.id)
    }
    const type = known.find(({ id }) => id === breakTypeId)
    await clockFollows(context, { userId: before.id, state, type, reason })
    await settleTurns(context, before.id, doingOf(state))
    await auditChange(context, {
      act: 'onlineAgents.patch',
      subject: before.id,
      label: before.displayName,
      before: { state: before.state },
      after: { state, breakTypeId },
      detail: { reason },
    })
    bus.publish('presence.changed', { userId: before.id })
    for (const type of ['agentState.changed', 'clock.changed'] as const)
      await publishEvent(context, [before.id], { type, id: null })
    await notifyAgent(context, before.id, 'agents.moved', { reason })
    return answerOf(await agentOf(context, before.id))
  },

  async stop(context) {
    const { db, body, params, user, clock, bus } = context
    const agent = await agentOf(context, params.id)
    await lockPerson(db, agent.id)
    const ended = await endOtherSessions(
      db,
      agent.id,
      user.session.id,
      'closed by a coordinator',
      clock.now(),
    )
    if (ended.length === 0) return conflict('invalid', 'state')
    for (const sessionId of ended) bus.publish('session.ended', { sessionId })
    await settleTurns(context, agent.id, 'out')
    await auditChange(context, {
      act: 'onlineAgents.stop',
      subject: agent.id,
      label: agent.displayName,
      before: { sessions: ended.length },
      after: { sessions: 0 },
      detail: { reason: body.reason },
    })
    await notifyAgent(context, agent.id, 'agents.stopped', { reason: body.reason })
    return answerOf(await agentOf(context, agent.id))
  },

  async message(context) {
    const { body, params } = context
    const agent = await agentOf(context, params.id)
    if (agent.state === 'offline') return conflict('invalid', 'state')
    await auditChange(context, { act: 'onlineAgents.message', subject: agent.id, label: agent.displayName })
    await notifyAgent(context, agent.id, 'agents.message', { text: body.text })
  },
})

type Acting = Context<'onlineAgents.patch'> | Context<'onlineAgents.stop'> | Context<'onlineAgents.message'>

/** The agent sees who did it, and why (ONL-6). */
function notifyAgent(
  context: Acting,
  agentId: string,
  kind: 'agents.message' | 'agents.moved' | 'agents.stopped',
  message: { reason: string } | { text: string },
): Promise<void> {
  return notify(context, { userIds: [agentId], kind, data: { person: context.user.displayName, ...message } })
}

type Asked = Pick<Context, 'db' | 'clock' | 'user'>

/** Today in the viewer's zone. */
function lookingAt({ clock, user }: Pick<Context, 'clock' | 'user'>): queries.Looking {
  const now = clock.now()
  const timeZone = user.timeZone ?? 'UTC'
  const from = instantIn(dayIn(now, timeZone), '00:00', timeZone)
  return { now, from, silentBefore: new Date(now.getTime() - silentMs), longestSpanMs, limits }
}

const scopeOf = ({ user }: Pick<Context, 'user'>): queries.Scope =>
  seesEverybody(user.permissions) ? {} : { coordinatorId: user.id }

/** Somebody in reach; anybody else counts as unknown. */
async function agentOf(context: Asked, id: string): Promise<queries.AgentRow> {
  return (await queries.find(context.db, lookingAt(context), scopeOf(context), id)) ?? notFound()
}

function answerOf({ userAgent, ...agent }: queries.AgentRow) {
  return { ...agent, device: deviceOf(userAgent) }
}
