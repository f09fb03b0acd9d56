import type { RecordedState } from '#db/schema/agent-states.ts'
import type { BreakRules } from './breaks.rules.ts'
import { append, type Recording } from './clock-acts.ts'
import { stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'
import type { Span } from '#time-record/workday.ts'

/** What an agent does from now on, of which type their break is, and the reason that was said. */
type Doing = {
  userId: string
  state: Exclude<RecordedState, 'no_signal'> | 'offline'
  type: Pick<BreakRules, 'id' | 'reasonRequired'> | undefined
  reason: string | null
}

/**
 * A break of an agent is one of their clock, as long as it runs, whoever sent them into it; going offline is no going
 * home. The caller holds the person.
 */
export async function clockFollows(context: Recording, doing: Doing): Promise<void> {
  const at = context.clock.now()
  const last = (await recordUntil(context.db, doing.userId, at)).spans.at(-1)
  if (last === undefined || doing.state === 'offline' || agrees(last, doing)) return
  const entry = { employeeId: doing.userId, at, timeZone: last.timeZone, source: 'agent' } as const
  await append(context, [{ ...entry, ...entryOf(doing), mode: last.segments.at(-1)?.mode ?? 'on_site' }])
}

/** Whether there is nothing to tell a clock: it says the same, or the person is out. */
function agrees(last: Span, { state, type }: Doing): boolean {
  const stands = stateOf(last)
  if (stands === 'out') return true
  if (stands === 'work') return state !== 'break'
  return state === 'break' && last.segments.at(-1)?.breakTypeId === (type?.id ?? null)
}

function entryOf({ state, type, reason }: Doing) {
  if (state !== 'break') return { kind: 'break_end', breakTypeId: null } as const
  const isAsked = type?.reasonRequired === true
  return { kind: 'break_start', breakTypeId: type?.id ?? null, reason: isAsked ? reason : null } as const
}
