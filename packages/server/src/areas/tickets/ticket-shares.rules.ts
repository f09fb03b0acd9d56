import type { ErrorCode } from '#contract/refuse.ts'

export type ShareRule = 'equal' | 'load' | 'level' | 'keep'
/** Somebody who has a skill. */
export type Candidate = { id: string; skillId: string; level: number; isOnDuty: boolean; open: number }
export type Waiting = { id: string; skillId: string; previousId: string | null }
export type Why = { rule: ShareRule | 'only' | null; level: number | null; open: number | null }
export type Share = { ticketId: string; userId: string | null; why: Why; error: ErrorCode | null }

const nobody: Why = { rule: null, level: null, open: null }

/**
 * Distributes tickets in order (handbook EXP-2). Each assignment increases that person's load. `equal` balances this
 * distribution, `load` the open tickets, `level` prefers the best skill level; `keep` leaves tickets with their
 * assignee if possible, and distributes the rest by load. A ticket without candidates is `inclusion`.
 */
export function share(
  tickets: readonly Waiting[],
  candidates: readonly Candidate[],
  rule: ShareRule,
): Share[] {
  const given = new Map<string, number>()
  return tickets.map(({ id: ticketId, skillId, previousId }): Share => {
    const able = candidates.filter((one) => one.skillId === skillId)
    const kept = rule === 'keep' ? able.find(({ id }) => id === previousId) : undefined
    const chosen = kept ?? leastOf(able, given, rule)
    if (chosen === undefined) return { ticketId, userId: null, why: nobody, error: 'inclusion' }
    const before = given.get(chosen.id) ?? 0
    given.set(chosen.id, before + 1)
    const by = rule === 'keep' && kept === undefined ? 'load' : rule
    const why: Why = {
      rule: able.length === 1 ? 'only' : by,
      level: chosen.level,
      open: chosen.open + before,
    }
    return { ticketId, userId: chosen.id, why, error: null }
  })
}

function leastOf(
  able: readonly Candidate[],
  given: ReadonlyMap<string, number>,
  rule: ShareRule,
): Candidate | undefined {
  let best: { one: Candidate; costs: readonly number[] } | undefined
  for (const one of able) {
    const costs = costsOf(one, given.get(one.id) ?? 0, rule)
    if (best === undefined || isLess(costs, best.costs)) best = { one, costs }
  }
  return best?.one
}

/** The cost of one more ticket for somebody, compared lexicographically. */
function costsOf({ level, open }: Candidate, given: number, rule: ShareRule): readonly number[] {
  if (rule === 'equal') return [given, open]
  return rule === 'level' ? [-level, open + given] : [open + given, -level]
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((cost, index) => cost !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
