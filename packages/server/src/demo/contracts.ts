import { daysAfter, dayOf } from '#db/day.ts'
import type { ContractKind } from '#db/schema/contracts.ts'
import { weekDaysOf } from '#time-record/week-days.rules.ts'
import type { Person } from './people.ts'
import { demoId, type Random } from './random.ts'
import { workCenterRows } from './work-centers.ts'

const kinds: Readonly<Record<string, ContractKind>> = {
  Indefinido: 'indefinite',
  'Fijo discontinuo': 'seasonal',
  Temporal: 'temporary',
}
const fullTimeMinutes = 39 * 60

export type DemoContract = {
  id: string
  employeeId: string
  startsOn: string
  endsOn: string | null
  kind: ContractKind
  weeklyMinutes: number
  weekDays: number[]
  partTime: boolean
  agreement: string
  workCenterId: string
  note: string
}

/** The contracts of a person: since they joined; one in eight has changed hours in the last months. */
export function contractsOf({ user, employee }: Person, now: Date, random: Random): DemoContract[] {
  const weeklyMinutes = employee.weeklyHours * 60
  const workCenterId = workCenterRows.find(({ name }) => name === employee.workCenter)?.id ?? ''
  const version = (startsOn: string, endsOn: string | null, minutes: number, note = ''): DemoContract => ({
    ...{
      id: demoId('contract', `${user.id} ${startsOn}`),
      employeeId: user.id,
      startsOn,
      endsOn,
      workCenterId,
      note,
    },
    ...{ kind: kinds[employee.contractKind] ?? 'indefinite', weeklyMinutes: minutes },
    ...{ weekDays: weekDaysOf(minutes, undefined), partTime: minutes < fullTimeMinutes },
    agreement: 'III Convenio estatal de contact center',
  })
  const changedOn = daysAfter(dayOf(now), -random.integer(20, 70))
  if (!random.chance(0.125) || employee.hiredOn >= changedOn)
    return [version(employee.hiredOn, null, weeklyMinutes)]
  const before = weeklyMinutes === fullTimeMinutes ? 1800 : fullTimeMinutes
  const note = weeklyMinutes < before ? 'Reducción de jornada por guarda legal' : 'Ampliación de jornada'
  return [
    version(employee.hiredOn, daysAfter(changedOn, -1), before),
    version(changedOn, null, weeklyMinutes, note),
  ]
}
