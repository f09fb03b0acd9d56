import { breakShares, breakTypes } from './break-types.ts'
import { demoId, type Random } from './random.ts'

/** The id of a break type, by its code. */
export const breakTypeId = (code: string): string => demoId('break-type', code)

/** The usual duration of a state in seconds, and its successors. */
const usual = {
  available: [15, 240],
  in_call: [90, 540],
  wrap_up: [20, 150],
  training: [1200, 2700],
  meeting: [600, 1800],
  technical_issue: [120, 700],
} as const

/** The skills of a demo agent. */
export type Working = keyof typeof usual | 'break'
/** A person's activity at a moment of the day. */
export function stateNow(random: Random): Working {
  const share = random.next()
  if (share < 0.45) return 'in_call'
  if (share < 0.66) return 'available'
  if (share < 0.77) return 'wrap_up'
  if (share < 0.91) return 'break'
  if (share < 0.94) return 'training'
  return share < 0.97 ? 'meeting' : 'technical_issue'
}

/** A call follows waiting, and after-call work follows the call. */
export function before(state: Working, random: Random): Working {
  if (state === 'wrap_up') return 'in_call'
  if (state === 'in_call') return 'available'
  if (state !== 'available') return 'wrap_up'
  return random.chance(0.1) ? 'break' : 'wrap_up'
}

/** The next state. */
export function next(state: Working, random: Random): Working {
  if (state === 'in_call') return 'wrap_up'
  if (state !== 'available') return 'available'
  const share = random.next()
  if (share < 0.88) return 'in_call'
  if (share < 0.97) return 'break'
  return share < 0.985 ? 'meeting' : 'technical_issue'
}

/** Its duration this time, and for a break its type. */
export function lengthOf(state: Working, random: Random): { seconds: number; breakTypeId: string | null } {
  if (state !== 'break') {
    const [least, most] = usual[state]
    return { seconds: random.integer(least, most), breakTypeId: null }
  }
  const { code, minutesPerUse = null } = breakNow(random)
  const most = Math.min(minutesPerUse ?? 8, 25) * 60
  return { seconds: random.integer(Math.round(most / 2), most), breakTypeId: breakTypeId(code) }
}

function breakNow(random: Random): (typeof breakTypes)[number] {
  let left = random.next()
  for (const type of breakTypes) {
    left -= breakShares[type.code] ?? 0
    if (left < 0) return type
  }
  throw new Error('a demo without breaks')
}
