import type { RecordedState } from '#db/schema/agent-states.ts'
import type { BreakRules } from './breaks.rules.ts'
import { append, type Recording } from './clock-acts.ts'
import { stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'
import type { Span } from '#time-record/workday.ts'

/** An agent's new state, with its break type and reason. */
type Doing = {
  userId: string
  state: Exclude<RecordedState, 'no_signal'> | 'offline'
  type: Pick<BreakRules, 'id' | 'reasonRequired'> | undefined
  reason: string | null
}

/**
 * Synchronizes the clock with the agent: a break is recorded while it runs, whoever ordered it; going offline does
 * not end the workday. The caller locks the person.
 */
export async function clockFollows(context: Recording, doing: Doing): Promise<void> {
  const at = context.clock.now()
  const last = (await recordUntil(context.db, doing.userId, at)).spans.at(-1)
  if (last === undefined || doing.state === 'offline' || agrees(last, doing)) return
  const entry = { employeeId: doing.userId, at, timeZone: last.timeZone, source: 'agent' } as const
  await append(context, [{ ...entry, ...entryOf(doing), mode: last.segments.at(-1)?.mode ?? 'on_site' }])
}

/** Whether the clock needs no entry: it has the same state, or the person is out. */
function agrees(last: Span, { state, type }: Doing): boolean {
  const current = stateOf(last)
  if (current === 'out') return true
  if (current === 'work') return state !== 'break'
  return state === 'break' && last.segments.at(-1)?.breakTypeId === (type?.id ?? null)
}

function entryOf({ state, type, reason }: Doing) {
  if (state !== 'break') return { kind: 'break_end', breakTypeId: null } as const
  const isAsked = type?.reasonRequired === true
  return { kind: 'break_start', breakTypeId: type?.id ?? null, reason: isAsked ? reason : null } as const
}
