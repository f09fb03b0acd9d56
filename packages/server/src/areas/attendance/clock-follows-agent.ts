import type { Context } from '#contract/handlers.ts'
import { append } from './clock-acts.ts'
import { stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'

/** A break of an agent is one of their clock, as long as it runs; going offline is no going home. */
export async function clockFollows(context: Context<'agentState.patch'>): Promise<void> {
  const { db, body, user, clock } = context
  const { state, breakTypeId = null } = body
  const at = clock.now()
  const last = (await recordUntil(db, user.id, at)).spans.at(-1)
  if (last === undefined || state === 'offline') return
  const isBreak = state === 'break'
  const stands = stateOf(last)
  if (stands === 'out' || isBreak === (stands === 'break')) return
  const { timeZone, segments } = last
  const entry = { employeeId: user.id, at, timeZone, source: 'agent' } as const
  const mode = segments.at(-1)?.mode ?? 'on_site'
  await append(context, [
    {
      ...entry,
      mode,
      kind: isBreak ? 'break_start' : 'break_end',
      breakTypeId: isBreak ? breakTypeId : null,
    },
  ])
}
