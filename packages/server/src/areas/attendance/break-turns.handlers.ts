import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import * as types from './break-types.queries.ts'
import { endTurn, offerTurns } from './break-turns.ts'
import * as turns from './break-turns.queries.ts'
import { checkBreak, workedDay } from './breaks.rules.ts'
import { spentOf } from './clock-breaks.ts'
import { recordUntil } from './derive-workdays.ts'
import { ownClock } from './own-clock.ts'
import { dateOf, spansOfDay } from '#time-record/spans.rules.ts'
import { lockPerson } from '#db/lock-person.ts'

export const breakTurnsHandlers: HandlerTable = handlers('breakTurns', {
  async create(context) {
    const { db, body, user, ids, clock } = context
    await lockPerson(db, user.id)
    const { state, breakTurn } = await ownClock(context)
    if (state !== 'work') conflict('invalid', 'state', { value: state })
    const queue = await queueAsked(context, body.breakTypeId)
    if (breakTurn?.breakType.id === queue.typeId) return ownClock(context)
    const left = await endTurn(context, user.id, 'left')
    const turn = { id: ids.next(), userId: user.id, skillId: queue.skillId, breakTypeId: queue.typeId }
    await turns.insert(db, {
      ...turn,
      ...{ joinedAt: clock.now(), offeredUntil: null, endedAt: null, outcome: null },
    })
    await auditChange(context, {
      ...{ act: 'breakTurns.create', subject: user.id, label: user.displayName },
      after: { breakTypeId: queue.typeId },
    })
    for (const one of left === undefined ? [queue] : [left, queue]) await offerTurns(context, one)
    return ownClock(context)
  },

  async destroy(context) {
    const { db, user } = context
    await lockPerson(db, user.id)
    const left = await endTurn(context, user.id, 'left')
    if (left === undefined) return ownClock(context)
    await auditChange(context, {
      ...{ act: 'breakTurns.destroy', subject: user.id, label: user.displayName },
      before: { breakTypeId: left.typeId },
    })
    await offerTurns(context, left)
    return ownClock(context)
  },
})

/** The queue for a break that is allowed today and limited per main skill. */
async function queueAsked({ db, user, clock }: Context<'breakTurns.create'>, typeId: string) {
  const type = (await types.choices(db, user.id)).find(({ id }) => id === typeId)
  if (type === undefined) refuse('inclusion', 'breakTypeId')
  const now = clock.now()
  const skill = await turns.mainSkill(db, user.id, now).executeTakeFirst()
  if (skill === undefined || type.maxShare === null) refuse('invalid', 'breakTypeId')
  // As when the break is taken: by the clock's day, which may have begun before the agent state and has no silences.
  const { spans } = await recordUntil(db, user.id, now)
  const last = spans.at(-1)
  const day = last === undefined ? [] : spansOfDay(spans, dateOf(last))
  checkBreak(type, workedDay(spentOf(day), type.id, await types.effectiveIds(db), now))
  return { skillId: skill.id, typeId }
}
