import { lastOf, monthOf, monthsAfter, dayOf } from '#db/day.ts'
import type { PayslipAmounts } from '#db/schema/payslips.ts'
import type { Person } from './people.ts'

const dayMs = 24 * 60 * 60_000

/** The last twelve months, oldest first. */
export const paidMonths = (now: Date): string[] =>
  Array.from({ length: 12 }, (_, at) => monthsAfter(monthOf(dayOf(now)), at - 12))

/** The pay day, three days before the end of a month, as a number of days ago. */
export function paidAt(month: string, now: Date): Date {
  const age = Math.round((Date.parse(dayOf(now)) - Date.parse(lastOf(month))) / dayMs)
  return new Date(now.getTime() - Math.max(1, age - 2) * dayMs)
}

/** Somebody's ordinary pay, by their weekly hours: level 10 of the contact centre agreement. */
export function payOf({ employee }: Person): PayslipAmounts {
  const share = employee.weeklyHours / 39
  const grossCents = Math.round(122_426 * share)
  const contributionBaseCents = Math.round(142_830 * share)
  const incomeTaxCents = Math.round(grossCents * 0.0317)
  const deductionsCents = Math.round(contributionBaseCents * 0.065) + incomeTaxCents
  return {
    ...{ grossCents, deductionsCents, netCents: grossCents - deductionsCents, incomeTaxCents },
    ...{ incomeTaxBaseCents: grossCents, contributionBaseCents },
  }
}

/** Who has payslips: the three accounts and a few others. For everybody there would be thousands of files. */
export function paidPeople(everybody: readonly Person[]): Person[] {
  const accounts = ['admin', 'coordinador', 'empleado']
  const known = everybody.filter(({ user }) => accounts.includes(user.username))
  const others = everybody.filter(
    ({ user, roleName }) => roleName === 'Agente' && !accounts.includes(user.username),
  )
  return [...known, ...others.slice(0, 3)]
}

/** Whose payslips are in review. */
export const waitingPeople = (everybody: readonly Person[]): Person[] =>
  everybody.filter(({ roleName }) => roleName === 'Agente').slice(10, 17)
