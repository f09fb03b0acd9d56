const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const shapes = {
  dateTime: { ...day, ...time },
  date: day,
  hour: { hour: '2-digit', hourCycle: 'h23' },
} as const

/** Formats an instant as `YYYY-MM-DD HH:mm:ss` in the user's time zone, or in UTC (specification §9). */
export function formatDateTime(instant: string | Date, timeZone: string | null | undefined): string {
  return formatOf('dateTime', timeZone).format(new Date(instant))
}

/** The date of an instant as `YYYY-MM-DD`, in the same zone. */
export function formatDate(instant: string | Date, timeZone: string | null | undefined): string {
  return formatOf('date', timeZone).format(new Date(instant))
}

/** The hour of an instant, 0 to 23, in the same zone. */
export function hourOf(instant: Date, timeZone: string | null | undefined): number {
  return Number(formatOf('hour', timeZone).format(instant))
}

const formats = new Map<string, Intl.DateTimeFormat>()

// Swedish formats dates as ISO 8601 does, which the specification requires in every language.
function formatOf(shape: keyof typeof shapes, timeZone: string | null | undefined): Intl.DateTimeFormat {
  const key = `${shape} ${timeZone ?? ''}`
  const format = formats.get(key) ?? inZone(shape, timeZone)
  formats.set(key, format)
  return format
}

function inZone(shape: keyof typeof shapes, timeZone: string | null | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { ...shapes[shape], timeZone: knownZone(timeZone) })
}

/** The zone; UTC for an unknown or missing one. */
export function knownZone(timeZone: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
