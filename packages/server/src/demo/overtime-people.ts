import { daysAfter } from '#db/day.ts'
import type { Off } from './away.ts'
import type { DemoContract } from './contracts.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

/** Called back for a campaign of a month, and asked for extra hours in its first weeks. */
export type CalledBack = { contract: DemoContract; share: number }

/** What they reach of the yearly limit: from 80 % on somebody is near it, from 100 % on over it. */
const shares = [1.25, 0.9]
const [beganBefore, endsAfter] = [16, 14]
const fullTime = { weeklyMinutes: 39 * 60, weekDays: [468, 468, 468, 468, 468, 0, 0], partTime: false }
/** ET art. 35.2 for a whole year at full time. */
const yearlyMinutes = 80 * 60

/** Two agents of the demo coordinator's team who are not away, with a contract of a month instead of their own. */
export function calledBack(
  everybody: readonly Person[],
  contracts: readonly DemoContract[],
  { today, away }: { today: string; away: readonly Off[] },
): Map<string, CalledBack> {
  const lead = everybody.find(({ user }) => user.username === 'coordinador')?.user.id
  const off = new Set(away.map(({ employeeId }) => employeeId))
  const team = everybody.filter(
    ({ user, coordinatorId }) => coordinatorId === lead && user.passwordHash === null && !off.has(user.id),
  )
  const back = shares.flatMap((share, at) => {
    const last = contracts.findLast(({ employeeId }) => employeeId === team.at(-1 - at)?.user.id)
    if (last === undefined) return []
    const startsOn = daysAfter(today, -beganBefore)
    const contract: DemoContract = {
      ...{ ...last, ...fullTime, weekDays: [...fullTime.weekDays], kind: 'seasonal', startsOn },
      ...{ id: demoId('contract', `${last.employeeId} ${startsOn}`), endsOn: daysAfter(today, endsAfter) },
      note: 'Llamamiento por campaña: fija discontinua',
    }
    return [[last.employeeId, { contract, share }] as const]
  })
  return new Map(back)
}

/** The year of most of the last recorded days. */
const yearOf = (today: string): string => daysAfter(today, -4).slice(0, 4)

/**
 * The extra minutes of their days: spread over the last working days, so that a short record has all of them; none on
 * other days. Undefined for everybody else.
 */
export function extraMinutesOf(
  back: CalledBack | undefined,
  today: string,
  isWorking: (date: string) => boolean,
): (date: string) => number | undefined {
  if (back === undefined) return () => undefined
  const { contract, share } = back
  const year = yearOf(today)
  const lately = [-7, -6, -5, -4, -3, -2]
    .map((day) => daysAfter(today, day))
    .filter((date) => date.startsWith(year) && isWorking(date))
  const [from, until] = [`${year}-01-01`, `${year}-12-31`]
  const startsOn = contract.startsOn < from ? from : contract.startsOn
  const endsOn = contract.endsOn === null || contract.endsOn > until ? until : contract.endsOn
  const limit = (yearlyMinutes * daysBetween(startsOn, endsOn)) / daysBetween(from, until)
  const each = Math.ceil((limit * share) / Math.max(1, lately.length))
  return (date) => (lately.includes(date) ? each : 0)
}

const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / (24 * 60 * 60_000) + 1
