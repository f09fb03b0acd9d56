import type { Card } from '#inbox/inbox-source.ts'

type Due = {
  escalatesAt: Date | null
  startsOn: string
  operations: { answerBy: string | null; reason: string | null } | null
  shortNotice: boolean
}

/** What determines the deadline: whichever comes first, as `dueAt` of the queries. */
export function dueRuleOf({ escalatesAt, startsOn, operations }: Due): Card['dueRule'] {
  const answerBy = operations?.answerBy ?? null
  const found = [
    { rule: 'begins' as const, at: Date.parse(startsOn) },
    ...(escalatesAt === null ? [] : [{ rule: 'escalates' as const, at: escalatesAt.getTime() }]),
    ...(answerBy === null ? [] : [{ rule: 'answer_by' as const, at: Date.parse(answerBy) + dayMs }]),
  ]
  return found.reduce((first, one) => (one.at < first.at ? one : first)).rule
}
const dayMs = 24 * 60 * 60_000

/** Why a rule requires a decision. */
export const whyOf = ({ operations, shortNotice }: Due): string | null =>
  operations?.reason ?? (shortNotice ? 'short_notice' : null)
