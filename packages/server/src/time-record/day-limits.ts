/** A limit of the law or of an agreement, in minutes, from a day on. */
export type Limit = { rule: LimitRule; minutes: number; validFrom: string; source: string }

/**
 * `excess`: effective work of a day; `rest`: between two days; `stretch`: at work without a break of `pause`; `late`: the
 * first entry after the shift began; `outside`: effective work outside of the shift.
 */
export type LimitRule = 'excess' | 'rest' | 'stretch' | 'pause' | 'late' | 'outside'

/** The limits of a working day, as data: what held in the past goes on judging the past. */
const dayLimits: readonly Limit[] = [
  { rule: 'excess', minutes: 9 * 60, validFrom: '2015-11-13', source: 'ET art. 34.3' },
  { rule: 'rest', minutes: 12 * 60, validFrom: '2015-11-13', source: 'ET art. 34.3' },
  { rule: 'stretch', minutes: 6 * 60, validFrom: '2015-11-13', source: 'ET art. 34.4' },
  { rule: 'pause', minutes: 15, validFrom: '2015-11-13', source: 'ET art. 34.4' },
  // No law says how far a shift may be missed: the house does.
  { rule: 'late', minutes: 10, validFrom: '2015-11-13', source: 'decision 074' },
  { rule: 'outside', minutes: 20, validFrom: '2015-11-13', source: 'decision 074' },
]

/** The minutes that a limit has on a day. */
export function limitOf(rule: LimitRule, date: string): number {
  const held = limitsOf(rule)
  const limit = held.findLast(({ validFrom }) => validFrom <= date) ?? held[0]
  if (limit === undefined) throw new Error(`no limit is known by the name ${rule}`)
  return limit.minutes
}

/** How far a shift may be missed, the first limit first. */
export const shiftLimits = () => ({ late: limitsOf('late'), outside: limitsOf('outside') })

const limitsOf = (rule: LimitRule): readonly Limit[] => dayLimits.filter((limit) => limit.rule === rule)
