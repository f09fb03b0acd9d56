import { refuse } from '#contract/refuse.ts'

const minuteSeconds = 60

type Wanted = {
  kind: 'rest' | 'pay' | 'adjustment' | 'reversal'
  minutes?: number
  ofMonth?: string | null
  reverses?: string | null
}
type Movement = { seconds: number; isReversed: boolean }

/**
 * The seconds of a movement, given the bank's balance. A compensation is subtracted and needs a sufficient balance;
 * an adjustment is taken as given; a reversal is the opposite of its movement.
 */
export function movedSeconds(wanted: Wanted, balanceSeconds: number, reversed?: Movement): number {
  const { kind, minutes, ofMonth = null, reverses = null } = wanted
  if (kind === 'reversal') return takenBack(wanted, reversed)
  if (reverses !== null) refuse('invalid', 'reverses')
  if (minutes === undefined) return refuse('blank', 'minutes')
  if (kind !== 'rest' && ofMonth !== null) refuse('invalid', 'ofMonth')
  if (kind === 'adjustment') return minutes === 0 ? refuse('invalid', 'minutes') : minutes * minuteSeconds
  return -takenOut(minutes, balanceSeconds)
}

function takenOut(minutes: number, balanceSeconds: number): number {
  if (minutes <= 0) refuse('greater_than', 'minutes', { count: 0 })
  const most = Math.max(0, Math.floor(balanceSeconds / minuteSeconds))
  if (minutes > most) refuse('less_than', 'minutes', { count: most })
  return minutes * minuteSeconds
}

function takenBack({ minutes, ofMonth = null, reverses = null }: Wanted, reversed?: Movement): number {
  if (minutes !== undefined) refuse('invalid', 'minutes')
  if (ofMonth !== null) refuse('invalid', 'ofMonth')
  if (reverses === null) refuse('blank', 'reverses')
  if (reversed === undefined) return refuse('inclusion', 'reverses')
  return reversed.isReversed ? refuse('taken', 'reverses') : -reversed.seconds
}
