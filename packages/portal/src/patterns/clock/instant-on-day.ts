import { instantOf } from '#format/instant-of.ts'

/** A working day by its start, and its zone. */
interface BegunDay {
  readonly date: string
  readonly startedAt: string | null
  readonly timeZone: string
}

/** The instant of a local time on a working day; before its start it is on the next day, as at night. */
export function instantOnDay(time: string, { date, startedAt, timeZone }: BegunDay): string | undefined {
  const at = instantOf(date, time, timeZone)
  if (at === undefined || startedAt === null || at > startedAt) return at
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10)
  return instantOf(next, time, timeZone) ?? at
}
