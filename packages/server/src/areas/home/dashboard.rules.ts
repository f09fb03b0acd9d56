/** The calendar day of an instant in a zone, `2026-03-05`. */
export function calendarDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}

/** The last calendar days in a zone, oldest first, today last. */
export function lastDays(now: Date, count: number, timeZone: string): string[] {
  const today = new Date(`${calendarDay(now, timeZone)}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today)
    day.setUTCDate(day.getUTCDate() - (count - 1 - index))
    return day.toISOString().slice(0, 10)
  })
}
