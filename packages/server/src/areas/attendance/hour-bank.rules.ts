import { refuse } from '#contract/refuse.ts'

const minuteSeconds = 60

type Wanted = { kind: 'rest' | 'pay' | 'adjustment'; minutes: number; ofMonth?: string | null }

/**
 * The seconds that a movement puts into a bank with so many in it. What is compensated is taken out, and there must be
 * as much; an adjustment is what it says.
 */
export function movedSeconds({ kind, minutes, ofMonth = null }: Wanted, balanceSeconds: number): number {
  if (kind !== 'rest' && ofMonth !== null) refuse('invalid', 'ofMonth')
  if (kind === 'adjustment') return minutes === 0 ? refuse('invalid', 'minutes') : minutes * minuteSeconds
  if (minutes <= 0) refuse('greater_than', 'minutes', { count: 0 })
  const most = Math.max(0, Math.floor(balanceSeconds / minuteSeconds))
  if (minutes > most) refuse('less_than', 'minutes', { count: most })
  return -minutes * minuteSeconds
}
