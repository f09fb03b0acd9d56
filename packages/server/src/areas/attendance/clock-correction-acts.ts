import type { Context } from '#contract/handlers.ts'
import { conflict, refuse } from '#contract/refuse.ts'
import type { CorrectionChange } from '#db/schema/clock-corrections.ts'
import type { ClockMode, PressedKind } from '#db/schema/clock-entries.ts'
import type { Entry } from '#time-record/workday.ts'
import { spansOf } from '#time-record/spans.rules.ts'
import * as states from './agent-states.queries.ts'
import * as types from './break-types.queries.ts'
import { append } from './clock-acts.ts'
import { corrected, type Proposal, tried } from './clock-corrections.rules.ts'
import * as corrections from './clock-corrections.queries.ts'
import * as entries from './clock-entries.queries.ts'
import { since } from './derive-workdays.ts'
import * as workdays from './workdays.queries.ts'

/** What somebody says that the record should hold. */
export type Wanted = {
  employeeId: string
  change: CorrectionChange
  entryId?: string | null
  kind?: PressedKind
  at?: string | Date
  breakTypeId?: string | null
  mode?: ClockMode
}
type Trying = Pick<Context, 'db' | 'clock'>

/** What is wanted as an entry, tried on the record as it stands, with the working day that it is of. */
export async function proposed(context: Trying, wanted: Wanted) {
  const { db, clock } = context
  const was = await replacedBy(db, wanted)
  const entry = await entryOf(db, wanted, was)
  const record = await entries.counting(db, wanted.employeeId, since(earlier(entry.at, was?.at)))
  const isCounting = was === undefined || record.some(({ id }) => id === was.id)
  if (!isCounting) conflict('invalid', 'entryId')
  const proposal: Proposal = { change: wanted.change, entryId: was?.id ?? null, entry }
  return {
    ...proposal,
    record,
    touches: earlier(entry.at, was?.at),
    date: tried(record, proposal, clock.now()),
  }
}

/** The entry that is wrong; none where one is missing. */
async function replacedBy(db: Trying['db'], { employeeId, change, entryId = null }: Wanted) {
  if ((change === 'add') !== (entryId === null)) refuse(entryId === null ? 'blank' : 'invalid', 'entryId')
  if (entryId === null) return undefined
  return (await entries.find(db, employeeId, entryId)) ?? refuse('inclusion', 'entryId')
}

/** What should stand there; what is left out is as it was. */
async function entryOf(db: Trying['db'], wanted: Wanted, was: Entry | undefined): Promise<Entry> {
  if (wanted.change === 'remove' && was !== undefined) return was
  const kind = wanted.kind ?? was?.kind ?? refuse('blank', 'kind')
  const at = new Date(wanted.at ?? refuse('blank', 'at'))
  // It comes last into the record.
  const said = { number: Number.MAX_SAFE_INTEGER, id: 'proposed', kind, at, source: 'correction' } as const
  const mode = wanted.mode ?? was?.mode ?? 'on_site'
  return {
    ...said,
    mode,
    timeZone: await zoneOf(db, wanted, { at, was }),
    ...(await breakOf(db, kind, wanted, was)),
  }
}

/** Who adds an entry works somewhere on that day. */
const zoneOf = async (
  db: Trying['db'],
  { employeeId }: Wanted,
  { at, was }: { at: Date; was: Entry | undefined },
): Promise<string> => was?.timeZone ?? (await workdays.zoneAt(db, employeeId, at)) ?? refuse('invalid', 'at')

/** The type of a break that begins, and what that says. */
async function breakOf(db: Trying['db'], kind: PressedKind, wanted: Wanted, was: Entry | undefined) {
  if (kind !== 'break_start') return { breakTypeId: null, counts: null, minutesPerUse: null }
  const breakTypeId = await typeOf(db, wanted.breakTypeId ?? was?.breakTypeId)
  return { breakTypeId, ...(await types.ruleOf(db, breakTypeId)) }
}

async function typeOf(db: Trying['db'], id: string | null | undefined): Promise<string> {
  if (id === null || id === undefined) return refuse('blank', 'breakTypeId')
  if (!(await types.isKnown(db, id))) refuse('inclusion', 'breakTypeId')
  return id
}

/** Writes what both sides have agreed to, and derives the day anew. */
export async function apply(
  context: Context<'clockCorrections.approve'>,
  { employeeId, change, entryId, kind, at, breakTypeId, mode, reason, date }: corrections.Row,
): Promise<void> {
  const { db, clock, bus } = context
  const { entry, record, touches, ...proposal } = await proposed(context, {
    ...{ employeeId, change, entryId, kind, at, breakTypeId, mode },
  })
  await corrections.forgetDay(db, employeeId, date)
  const written = {
    employeeId,
    at,
    timeZone: entry.timeZone,
    breakTypeId,
    mode,
    source: 'correction',
  } as const
  const said = { ...written, kind: change === 'remove' ? 'void' : kind, reason, replaces: entryId } as const
  await append(context, [said], touches)
  const now = clock.now()
  const runs = (of: readonly Entry[]) => spansOf(of, now).some(({ endedAt }) => endedAt === null)
  if (!runs(record) || runs(corrected(record, { ...proposal, entry }))) return
  // Who has gone home is no agent any more.
  await states.close(db, employeeId, at)
  bus.publish('presence.changed', { userId: employeeId })
}

const earlier = (one: Date, other: Date | undefined): Date =>
  other !== undefined && other < one ? other : one
