/** The extra hours that are allowed in a year, from a year on, as data: what held in the past goes on judging the past. */
const limits = [{ hours: 80, validFrom: 1980, source: 'ET art. 35.2' }] as const

/** Who works this long in a week works full time (ET art. 34.1): a shorter week has a smaller limit. */
export const fullWeekMinutes = 40 * 60
/** Rest compensates extra hours within so many months of them (ET art. 35.2). */
const restWithinMonths = 4
/** From this part of the limit on somebody is near it. */
const nearShare = 0.8

/** What holds in a year: the seconds that full time allows, where that stands, and what they are counted by. */
export function overtimeLimitOf(year: number) {
  const { hours, source } = limits.findLast(({ validFrom }) => validFrom <= year) ?? limits[0]
  return { limitSeconds: hours * 60 * 60, source, fullWeekMinutes, restWithinMonths, nearShare }
}
