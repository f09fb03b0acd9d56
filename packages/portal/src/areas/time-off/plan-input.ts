import type { StaffNeed, VacationPlanInput, VacationPlanRules } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { isTicked, numberOf, rowsOf, textOf } from '#patterns/form-values.ts'
import { readTimes } from '#patterns/shift-words.ts'

export const whenFulls = [
  'waiting',
  'decide',
  'refuse',
] as const satisfies readonly VacationPlanRules['whenFull'][]
export const grants = ['offer', 'at_once'] as const satisfies readonly VacationPlanRules['grants'][]
/** The value for no skill. */
export const everybody = 'everybody'
/** Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Maps the form of a plan to the input. */
export function planInputOf(values: FormValues): VacationPlanInput {
  return {
    name: textOf(values.name),
    skillIds: textsOf(values.skillIds),
    groupIds: textsOf(values.groupIds),
    validFrom: textOf(values.validFrom),
    validUntil: textOf(values.validUntil) || null,
    rules: rulesOf(groupOf(values.rules)),
    needs: rowsOf(values.needs).map(needOf),
  }
}

const rulesOf = (values: FormValues): VacationPlanRules => ({
  autoApprove: isTicked(values.autoApprove),
  longestDays: numberOf(values.longestDays),
  noticeDays: numberOf(values.noticeDays) ?? 0,
  withinShifts: isTicked(values.withinShifts),
  whenFull: whenFulls.find((one) => one === textOf(values.whenFull)) ?? 'waiting',
  waitingClosesDays: numberOf(values.waitingClosesDays) ?? 0,
  grants: grants.find((one) => one === textOf(values.grants)) ?? 'offer',
  offerHours: numberOf(values.offerHours) ?? 1,
  fillingPercent: numberOf(values.fillingPercent) ?? 100,
})

function needOf({ skillId, weekdays: days, time, people }: FormValues): StaffNeed {
  // The form has already rejected invalid input.
  const { start, end } = readTimes(textOf(time))?.[0] ?? { start: 0, end: 0 }
  return {
    skillId: textOf(skillId) === everybody ? null : textOf(skillId),
    weekdays: weekdaysOf(days),
    ...{ start, end },
    people: numberOf(people) ?? 0,
  }
}

/** The ticked days as numbers. */
export const weekdaysOf = (value: FormValue | undefined): number[] => textsOf(value).map(Number)

const textsOf = (value: FormValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')

const groupOf = (value: FormValue | undefined): FormValues =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof File) ? value : {}
