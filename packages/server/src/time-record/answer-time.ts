import type { TimeRules } from '#db/schema/time-rules.ts'

const dayMs = 24 * 60 * 60_000

/** When an unanswered correction expires. */
export const expiryOf = (createdAt: Date, { answerDays }: Pick<TimeRules, 'answerDays'>): Date =>
  new Date(createdAt.getTime() + answerDays * dayMs)
