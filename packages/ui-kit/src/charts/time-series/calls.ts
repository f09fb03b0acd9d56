/** One day of the stories. */
export interface Day {
  day: string
  calls: number | null
  lost: number | null
  forecast: number | null
  low: number | null
  high: number | null
  isOdd: boolean
}

const week = [1180, 1320, 1260, 1240, 1410, 520, 310]
const gaps = [11, 12]
const odd: Record<number, number> = { 8: 640, 22: 1990 }
const measured = 35

/** Six weeks of calls: five measured ones, with two missing days and two anomalies, and one forecast. */
export const days: Day[] = Array.from({ length: 42 }, (_, at) => {
  const usual = (week[at % 7] ?? 0) + ((at * 37) % 11) * 12 + at * 4
  const isForeseen = at >= measured
  const spread = 60 + (at - measured) * 28
  const calls = isForeseen || gaps.includes(at) ? null : (odd[at] ?? usual)
  return {
    day: new Date(Date.UTC(2026, 8, 28 + at)).toISOString().slice(0, 10),
    calls,
    lost: calls === null ? null : Math.round(calls * (0.06 + ((at * 13) % 7) / 100)),
    forecast: isForeseen ? usual : null,
    low: isForeseen ? usual - spread : null,
    high: isForeseen ? usual + spread : null,
    isOdd: at in odd,
  }
})
