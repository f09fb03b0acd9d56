import { refuse } from './refuse.ts'

/** Refuses a name that is not an IANA time zone. */
export function checkTimeZone(timeZone: string | null | undefined): void {
  if (timeZone === null || timeZone === undefined) return
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    refuse('inclusion', 'timeZone')
  }
}
