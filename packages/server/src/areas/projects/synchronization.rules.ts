import { conflict } from '#contract/refuse.ts'
import type {
  DifferenceKind,
  SynchronizationChangesTable,
  SynchronizationState,
} from '#db/schema/synchronizations.ts'

type Campaign = { code: string; name: string; kind: string; active: boolean }
type Skill = {
  code: string
  name: string
  channel: string
  languages: readonly string[]
  campaign: string
  group: string | null
  active: boolean
}
/** All campaigns, groups and skills of one side of the comparison. */
export type Known = { campaigns: readonly Campaign[]; groups: readonly string[]; skills: readonly Skill[] }
export type Difference = Pick<SynchronizationChangesTable, 'subject' | 'code' | 'name'> & {
  kind: DifferenceKind
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The source as one side of the comparison: its items are active. */
export function knownOf(
  source: readonly (Omit<Campaign, 'active'> & { skills: readonly Omit<Skill, 'active' | 'campaign'>[] })[],
): Known {
  const skills = source.flatMap((campaign) =>
    campaign.skills.map((skill) => ({ ...skill, campaign: campaign.code, active: true })),
  )
  const campaigns = source.map(({ code, name, kind }) => ({ code, name, kind, active: true }))
  return { campaigns, groups: [...new Set(skills.flatMap(({ group }) => group ?? []))], skills }
}

/**
 * The changes that make the stored data match the source, in an executable order. Nothing is deleted: missing items
 * are disabled. `only` restricts it to one campaign and its skills.
 */
export function differences(stored: Known, source: Known, only?: string): Difference[] {
  const isMeant = (...codes: unknown[]) => only === undefined || codes.includes(only)
  const skills = compare('skill', stored.skills, source.skills).filter(({ before, after }) =>
    isMeant(before?.campaign, after?.campaign),
  )
  // A skill that moves into a new campaign requires that campaign.
  const homes = new Set(skills.map(({ after }) => after?.campaign))
  const campaigns = compare('campaign', stored.campaigns, source.campaigns).filter(
    ({ code, kind }) => isMeant(code) || (kind === 'added' && homes.has(code)),
  )
  const wanted = new Set(skills.map(({ after }) => after?.group))
  const groups = source.groups
    .filter((name) => !stored.groups.includes(name) && wanted.has(name))
    .map((name) => ({ ...added('skillGroup', { code: name, name }), after: { name } }))
  const isRemoved = ({ kind }: Difference) => kind === 'removed'
  // A skill may enter a campaign that is created with it, and leave one that is disabled with it.
  return [...groups, ...campaigns.filter((one) => !isRemoved(one)), ...skills, ...campaigns.filter(isRemoved)]
}

type Row = { code: string; name: string; active: boolean }

function compare(
  subject: Difference['subject'],
  stored: readonly Row[],
  source: readonly Row[],
): Difference[] {
  const before = new Map(stored.map((row) => [row.code, row]))
  const named = new Set(source.map(({ code }) => code))
  const there = source.flatMap((row) => {
    const was = before.get(row.code)
    if (was === undefined) return [added(subject, row)]
    if (isSame(was, row)) return []
    const kind = was.active ? ('changed' as const) : ('returned' as const)
    return [{ subject, kind, code: row.code, name: row.name, before: valuesOf(was), after: valuesOf(row) }]
  })
  const deactivated = stored
    .filter(({ code, active }) => active && !named.has(code))
    .map((row) => {
      const after = { ...valuesOf(row), active: false }
      return {
        subject,
        kind: 'removed' as const,
        code: row.code,
        name: row.name,
        before: valuesOf(row),
        after,
      }
    })
  return [...there, ...deactivated]
}

/** Whether both are equal; values are texts, flags and lists of texts. */
function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(one))
  return Object.entries(other).every(
    ([name, value]) => JSON.stringify(values.get(name)) === JSON.stringify(value),
  )
}

function added(subject: Difference['subject'], row: { code: string; name: string }): Difference {
  return { subject, kind: 'added', code: row.code, name: row.name, before: null, after: valuesOf(row) }
}

function valuesOf(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'code'))
}

const isUnderWay = (state: SynchronizationState) => state === 'queued' || state === 'running'

/** Only an unfinished run can be cancelled. */
export function checkCancel(state: SynchronizationState): void {
  if (!isUnderWay(state)) conflict('invalid', 'state')
}

/** Only a failed or cancelled run can be retried. */
export function checkRestart(state: SynchronizationState): void {
  if (state !== 'failed' && state !== 'cancelled') conflict('invalid', 'state')
}
