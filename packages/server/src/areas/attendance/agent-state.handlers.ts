import { auditChange } from '#auth/audit.ts'
import { silentMs } from '#auth/presence.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden } from '#contract/refuse.ts'
import { lockPerson } from '#db/lock-person.ts'
import { checkChoice, checkTyped } from './agent-states.rules.ts'
import { clockFollows } from './clock-follows-agent.ts'
import { planReminder } from './break-reminder.job.ts'
import { settleTurns } from './break-turns.ts'
import { doingOf } from './break-turns.rules.ts'
import * as types from './break-types.queries.ts'
import { type BreakRules, checkBreak, checkReason, checkShare, workedDay } from './breaks.rules.ts'
import * as states from './agent-states.queries.ts'
import * as queries from './online-agents.queries.ts'
import { limits } from './online-agents.rules.ts'

export const agentStateHandlers: HandlerTable = handlers('agentState', {
  show: (context) => ownState(context),

  async patch(context) {
    const { db, body, user, clock, bus } = context
    if (!(await states.isEmployed(db, user.id))) return forbidden()
    const known = await types.choices(db, user.id)
    checkChoice(body, known)
    checkTyped(body, known)
    const { state, breakTypeId = null } = body
    const now = clock.now()
    await lockPerson(db, user.id)
    const open = await states.openState(db, user.id, now)
    const before = stateOf(open)
    const type = known.find(({ id }) => id === breakTypeId)
    const doing = { userId: user.id, state, type, reason: body.reason ?? null }
    if (open?.isLive === true && before.state === state && before.breakTypeId === breakTypeId) {
      await clockFollows(context, doing)
      return ownState(context)
    }
    if (type !== undefined) await checkRules(context, type)
    await auditChange(context, {
      ...{ act: 'agentState.patch', subject: user.id, label: user.displayName },
      ...{ before, after: { state, breakTypeId } },
    })
    await states.close(db, user.id, now)
    bus.publish('presence.changed', { userId: user.id })
    await enter(context, type)
    await clockFollows(context, doing)
    await settleTurns(context, user.id, doingOf(state))
    return ownState(context)
  },
})

/** Starts the chosen state; offline cannot be chosen. */
async function enter(context: Context<'agentState.patch'>, type: BreakRules | undefined): Promise<void> {
  const { db, body, user, ids, clock } = context
  const { state, breakTypeId = null } = body
  if (state === 'offline') return
  const reason = type?.reasonRequired === true ? (body.reason ?? null) : null
  const values = { state, breakTypeId, reason, origin: 'agent', changedBy: user.id } as const
  const begun = { userId: user.id, sessionId: user.session.id, now: clock.now() }
  await states.begin(db, { ...values, ...begun, id: ids.next() })
  await planReminder(context, user.id)
}

/** Refuses a break that its type's rules do not allow now (PAN-8, PAN-9). */
async function checkRules({ db, body, user, clock }: Context<'agentState.patch'>, type: BreakRules) {
  checkReason(type, body.reason ?? null)
  const now = clock.now()
  const spent = await states.today(db, user.id, now)
  const day = workedDay(spent, type.id, await types.effectiveIds(db), now)
  checkBreak(type, day)
  if (type.maxShare === null) return
  const seenSince = new Date(now.getTime() - silentMs)
  const others = await types.shareOf(db, { userId: user.id, typeId: type.id, now, seenSince })
  if (others !== undefined) checkShare(type.maxShare, others)
}

async function ownState({ db, user, clock }: Context<'agentState.show'> | Context<'agentState.patch'>) {
  const now = clock.now()
  // A request is a sign of life.
  const looking = { now, silentBefore: new Date(now.getTime() - silentMs), limits }
  const own = await queries.findState(db, looking, user.id)
  if (!own) return nobody
  const open = own.state === 'offline' ? undefined : await states.openState(db, user.id, now)
  const { state, breakType, since } = own
  const known = await types.choices(db, user.id)
  return {
    ...{ isAgent: true, state, since },
    breakType: known.find(({ id }) => id === breakType?.id) ?? breakType,
    reason: open?.origin === 'coordinator' ? open.reason : null,
    breakTypes: known,
  }
}

/** People who are not employees. */
const nobody = {
  isAgent: false,
  state: 'offline',
  breakType: null,
  since: null,
  reason: null,
  breakTypes: [],
} as const

type Open = Awaited<ReturnType<typeof states.openState>>

/** The state as logged: empty while the agent is silent. */
const stateOf = (open: Open) => ({
  state: open?.isLive === true ? open.state : 'offline',
  breakTypeId: open?.breakTypeId ?? null,
})
