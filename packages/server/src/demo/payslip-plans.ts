import { lastOf, monthOf, monthsAfter, dayOf } from '#db/day.ts'
import type { PayslipAmounts } from '#db/schema/payslips.ts'
import type { Person } from './people.ts'

const dayMs = 24 * 60 * 60_000

/** The twelve months that are over, the first one first. */
export const paidMonths = (now: Date): string[] =>
  Array.from({ length: 12 }, (_, at) => monthsAfter(monthOf(dayOf(now)), at - 12))

/** Three days before the end of a month, as people are paid, and always so many days ago. */
export function paidAt(month: string, now: Date): Date {
  const age = Math.round((Date.parse(dayOf(now)) - Date.parse(lastOf(month))) / dayMs)
  return new Date(now.getTime() - Math.max(1, age - 2) * dayMs)
}

/** Somebody's pay of an ordinary month, by the hours of their week: level 10 of the agreement of contact centres. */
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

/** Who is paid here: the three accounts and a few others. Everybody would be thousands of files. */
export function paidPeople(everybody: readonly Person[]): Person[] {
  const accounts = ['admin', 'coordinador', 'empleado']
  const known = everybody.filter(({ user }) => accounts.includes(user.username))
  const others = everybody.filter(
    ({ user, roleName }) => roleName === 'Agente' && !accounts.includes(user.username),
  )
  return [...known, ...others.slice(0, 3)]
}

/** Whose payslips wait to be looked through. */
export const waitingPeople = (everybody: readonly Person[]): Person[] =>
  everybody.filter(({ roleName }) => roleName === 'Agente').slice(10, 17)
