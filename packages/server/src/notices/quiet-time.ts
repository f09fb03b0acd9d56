/** A person's quiet time: daily hours, which may span midnight, and whole weekends. */
export type QuietHours = { startsAt: string | null; endsAt: string | null; weekends: boolean }

const dayMs = 24 * 60 * 60_000
/** The maximum number of consecutive quiet periods, such as night and weekend. */
const mostParts = 8

/** The end of the quiet time at an instant; null when there is none. In the person's time zone. */
export function quietUntil(now: Date, hours: QuietHours, timeZone: string): Date | null {
  let until = now
  for (let part = 0; part < mostParts; part++) {
    const end = endOfPart(until, hours, timeZone)
    if (end === undefined) break
    until = end
  }
  return until > now ? until : null
}

function endOfPart(at: Date, { startsAt, endsAt, weekends }: QuietHours, timeZone: string): Date | undefined {
  const local = localOf(at, timeZone)
  const midnight = local - mod(local, dayMs)
  const day = new Date(midnight).getUTCDay()
  if (weekends && (day === 0 || day === 6)) return instantOf(midnight + dayMs, timeZone)
  if (startsAt === null || endsAt === null) return undefined
  const [time, from, to] = [local - midnight, msOf(startsAt), msOf(endsAt)]
  if (!isWithin(time, from, to)) return undefined
  const isBeforeMidnight = from > to && time >= from
  const end = instantOf(midnight + to + (isBeforeMidnight ? dayMs : 0), timeZone)
  // When clocks go back an hour repeats: the end must not be before its start.
  return end > at ? end : undefined
}

/** Whether a time of day is in hours that may span midnight. */
const isWithin = (time: number, from: number, to: number) =>
  from > to ? time >= from || time < to : time >= from && time < to

const mod = (value: number, by: number) => ((value % by) + by) % by

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** Local time, represented as if it were UTC. */
function localOf(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The instant of a local time; when clocks go forward, one that exists. */
function instantOf(local: number, timeZone: string): Date {
  const offsetAt = (instant: number) => localOf(new Date(instant), timeZone) - instant
  const first = local - offsetAt(local)
  return new Date(local - offsetAt(first))
}
