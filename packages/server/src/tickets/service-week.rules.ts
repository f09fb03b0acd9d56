import { refuse } from '#contract/refuse.ts'
import type { ServiceHours } from './service-hours.rules.ts'

type Hours = {
  opensAt: string
  closesAt: string
  saturdayOpensAt: string | null
  saturdayClosesAt: string | null
  sundayOpensAt: string | null
  sundayClosesAt: string | null
}

const workdays = 5
const minutesIn = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** The seven days of a service, from Monday on. */
export function weekOf(hours: Hours): ServiceHours['week'] {
  const plain = dayOf(hours.opensAt, hours.closesAt)
  return [
    ...Array.from({ length: workdays }, () => plain),
    dayOf(hours.saturdayOpensAt, hours.saturdayClosesAt),
    dayOf(hours.sundayOpensAt, hours.sundayClosesAt),
  ]
}

const dayOf = (opens: string | null, closes: string | null) =>
  opens === null || closes === null ? [] : [{ start: minutesIn(opens), end: minutesIn(closes) }]

/** Refuses a day that closes before it opens, or has only one of both times. */
export function checkHours(hours: Hours): void {
  checkDay('closesAt', hours.opensAt, hours.closesAt)
  checkDay('saturdayClosesAt', hours.saturdayOpensAt, hours.saturdayClosesAt)
  checkDay('sundayClosesAt', hours.sundayOpensAt, hours.sundayClosesAt)
}

function checkDay(field: string, opens: string | null, closes: string | null): void {
  if (opens === null && closes === null) return
  if (opens === null || closes === null)
    refuse('blank', closes === null ? field : field.replace('Closes', 'Opens'))
  if (closes <= opens) refuse('greater_than', field, { value: closes })
}
