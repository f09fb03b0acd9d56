/** The extra hours that are allowed in a year, from a year on, as data: what held in the past goes on judging the past. */
const limits = [{ hours: 80, validFrom: 1980, source: 'ET art. 35.2' }] as const

/** Who works this long in a week works full time (ET art. 34.1): a shorter week has a smaller limit. */
export const fullWeekMinutes = 40 * 60
/** Rest compensates extra hours within so many months of them (ET art. 35.2). */
export const restWithinMonths = 4
/** From this part of the limit on somebody is near it. */
export const nearShare = 0.8

/** The seconds that a year of full time allows, and where that stands. */
export function overtimeLimitOf(year: number): { seconds: number; source: string } {
  const { hours, source } = limits.findLast(({ validFrom }) => validFrom <= year) ?? limits[0]
  return { seconds: hours * 60 * 60, source }
}
