import type { Context } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import type { CorrectionChange } from '#db/schema/clock-corrections.ts'
import type { ClockMode, PressedKind } from '#db/schema/clock-entries.ts'
import { instantIn } from '#db/zoned-day.ts'
import type { Notifying } from '#notices/notify.ts'
import { checkStillUnlocked } from '#time-record/locked-months.ts'
import type { Entry, Span } from '#time-record/workday.ts'
import { spansOf } from '#time-record/spans.rules.ts'
import * as states from './agent-states.queries.ts'
import { settleTurns } from './break-turns.ts'
import * as types from './break-types.queries.ts'
import { append, type Recording } from './clock-acts.ts'
import { corrected, type Proposal, tried } from './clock-corrections.rules.ts'
import * as corrections from './clock-corrections.queries.ts'
import * as entries from './clock-entries.queries.ts'
import { settleCorrected } from './corrected-incidents.ts'
import { since } from './derive-workdays.ts'
import * as workdays from './workdays.queries.ts'

/** The requested content of the record. */
export type Wanted = {
  employeeId: string
  change: CorrectionChange
  entryId?: string | null
  kind?: PressedKind
  at?: string | Date
  breakTypeId?: string | null
  mode?: ClockMode
}
/** What writing into the record on behalf of somebody needs, within a request or after it. */
type Applying = Recording & Notifying
type Trying = Pick<Context, 'db' | 'clock'>

/** The corrected entry, tested against the current record, with the days it changes. */
export async function proposed(context: Trying, wanted: Wanted) {
  const { db, clock } = context
  const { employeeId, change } = wanted
  const was = await replacedBy(db, wanted)
  const taken = change === 'remove' ? was : undefined
  const at = taken?.at ?? new Date(wanted.at ?? refuse('blank', 'at'))
  const record = await entries.counting(db, employeeId, since(earlier(at, was?.at)))
  checkCounts(record, was)
  const last = spansOf(before(record, at, was), at).at(-1)
  const entry = taken ?? (await entryOf(db, wanted, { at, was, last }))
  const proposal: Proposal = { change, entryId: was?.id ?? null, entry }
  const days = tried(record, proposal, clock.now())
  const midnight = instantIn(days[0], '00:00', entry.timeZone)
  // Other days are derived again with it.
  return { ...proposal, record, days, touches: earlier(earlier(at, was?.at), midnight) }
}

/** Refuses to correct an entry that was already replaced. */
function checkCounts(record: readonly Entry[], was: Entry | undefined): void {
  if (was !== undefined && !record.some(({ id }) => id === was.id)) conflict('invalid', 'entryId')
}

/** The wrong entry; undefined when one is missing. */
async function replacedBy(db: Trying['db'], { employeeId, change, entryId = null }: Wanted) {
  if ((change === 'add') !== (entryId === null)) refuse(entryId === null ? 'blank' : 'invalid', 'entryId')
  if (entryId === null) return undefined
  return (await entries.find(db, employeeId, entryId)) ?? refuse('inclusion', 'entryId')
}

const before = (record: readonly Entry[], at: Date, was: Entry | undefined): Entry[] =>
  record.filter((entry) => entry.at <= at && entry.id !== was?.id)

/** Its time, the entry it replaces, and the span before it. */
type Around = { at: Date; was: Entry | undefined; last: Span | undefined }

/** The corrected values; omitted ones stay unchanged, or follow the neighbouring entries. */
async function entryOf(db: Trying['db'], wanted: Wanted, around: Around): Promise<Entry> {
  const { at, was, last } = around
  const kind = wanted.kind ?? was?.kind ?? refuse('blank', 'kind')
  const mode = wanted.mode ?? was?.mode ?? last?.segments.at(-1)?.mode ?? 'on_site'
  const timeZone = await zoneOf(db, wanted, around)
  // It is appended to the end of the record.
  const common = { number: Number.MAX_SAFE_INTEGER, id: 'proposed', kind, at, source: 'correction' } as const
  return { ...common, mode, timeZone, ...(await breakOf(db, kind, wanted, was)) }
}

/** The zone of its day, or else that of the person's work center. */
async function zoneOf(db: Trying['db'], { employeeId }: Wanted, { at, was, last }: Around): Promise<string> {
  if (was !== undefined) return was.timeZone
  if (last?.endedAt === null) return last.timeZone
  return (await workdays.zoneAt(db, employeeId, at)) ?? refuse('invalid', 'at')
}

/** The type of a break that begins, with its settings: those at the break's start if the type is unchanged. */
async function breakOf(db: Trying['db'], kind: PressedKind, wanted: Wanted, was: Entry | undefined) {
  if (kind !== 'break_start') return { breakTypeId: null, counts: null, minutesPerUse: null }
  const asked = wanted.breakTypeId ?? null
  if (was?.kind === kind && (asked === null || asked === was.breakTypeId)) {
    const { breakTypeId, counts, minutesPerUse } = was
    return { breakTypeId, counts, minutesPerUse }
  }
  if (asked === null) return refuse('blank', 'breakTypeId')
  if (!(await types.isKnown(db, asked))) refuse('inclusion', 'breakTypeId')
  return { breakTypeId: asked, ...(await types.ruleOf(db, asked)) }
}

/** Refuses a correction in a locked month, which must be reopened first. */
export async function checkDaysUnlocked(db: Trying['db'], employeeId: string, days: readonly string[]) {
  for (const day of days) await checkStillUnlocked(db, { employeeId, from: day, until: day }, 'date')
}

/** Applies an agreed correction to the record, and derives the days again. */
export async function apply(
  context: Applying,
  { employeeId, change, entryId, kind, at, breakTypeId, mode, reason }: corrections.Row,
): Promise<void> {
  const { db, clock } = context
  const wanted = { employeeId, change, entryId, kind, at, breakTypeId, mode }
  const { entry, record, touches, days, ...proposal } = await proposed(context, wanted)
  await checkDaysUnlocked(db, employeeId, days)
  await corrections.forgetDays(db, employeeId, days)
  const { timeZone, counts, minutesPerUse } = entry
  await append(
    context,
    [
      {
        ...{ employeeId, at, timeZone, breakTypeId: entry.breakTypeId, mode, reason, source: 'correction' },
        ...{ kind: change === 'remove' ? 'void' : kind, replaces: entryId, rule: { counts, minutesPerUse } },
      },
    ],
    touches,
  )
  const now = clock.now()
  await settleCorrected(db, employeeId, days, now)
  const runs = (of: readonly Entry[]) => spansOf(of, now).at(-1)?.endedAt === null
  if (!runs(record) || runs(corrected(record, { ...proposal, entry }))) return
  await stop(context, employeeId, at)
  await settleTurns(context, employeeId, 'out')
}

/** Leaving ends the agent state, unless it began later. */
async function stop({ db, clock, bus }: Applying, employeeId: string, at: Date) {
  const open = await states.openState(db, employeeId, clock.now())
  if (open === undefined || at < (await states.begunAt(db, employeeId, open))) return
  await states.close(db, employeeId, at)
  bus.publish('presence.changed', { userId: employeeId })
}

const earlier = (one: Date, other: Date | undefined): Date =>
  other !== undefined && other < one ? other : one
