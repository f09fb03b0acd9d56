/** The remote days of a week, from 1, Monday, to 7; with a second week when they alternate. */
export type TeleworkPattern = { weekA: readonly number[]; weekB: readonly number[] | null }

const dayMs = 24 * 60 * 60_000
/** A Monday, the start of a week A. */
const firstMonday = Date.UTC(1970, 0, 5)

/** Whether a pattern makes a day remote; `is_remote_on` in the database does the same. */
export function isRemoteOn({ weekA, weekB }: TeleworkPattern, date: string): boolean {
  const days = Math.round((Date.parse(`${date}T00:00:00Z`) - firstMonday) / dayMs)
  const week = weekB === null || Math.floor(days / 7) % 2 === 0 ? weekA : weekB
  return week.includes((((days % 7) + 7) % 7) + 1)
}

/** Whether a pattern has any remote day. */
export const hasDay = ({ weekA, weekB }: TeleworkPattern): boolean => weekA.length + (weekB?.length ?? 0) > 0
