import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant as `YYYY-MM-DD HH:mm:ss` in the user's time zone, otherwise in UTC (specification §9). */
export function formatDateTime(instant: string | Date, timeZone: string | null | undefined): string {
  return inZone(instant, timeZone).format('YYYY-MM-DD HH:mm:ss')
}

/** The day of an instant as `YYYY-MM-DD`, in the same zone. */
export function formatDate(instant: string | Date, timeZone: string | null | undefined): string {
  return inZone(instant, timeZone).format('YYYY-MM-DD')
}

/** The hour of an instant, 0 to 23, in the same zone. */
export function hourOf(instant: Date, timeZone: string | null | undefined): number {
  return inZone(instant, timeZone).hour()
}

function inZone(instant: string | Date, timeZone: string | null | undefined): dayjs.Dayjs {
  const moment = dayjs.utc(instant)
  if (!timeZone) return moment
  try {
    return moment.tz(timeZone)
  } catch {
    // A zone that this browser does not know; UTC is right for everybody.
    return moment
  }
}
