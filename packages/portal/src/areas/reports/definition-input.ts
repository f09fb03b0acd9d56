import type { DefinedReport, ReportDefinition, ReportDefinitionInput } from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { reportDefinitions as contract } from '#generated/report-definitions.ts'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { withoutDays } from '#patterns/reports/report-address.ts'

export const periods = ['yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
export const everies = ['none', 'day', 'week', 'month'] as const
export type Every = (typeof everies)[number]

/** The initial values of the form. */
export interface DefinitionStart
  extends Pick<ReportDefinition, 'name' | 'query' | 'columns' | 'format' | 'period' | 'schedule'> {
  readonly every: Every
  /** People by name: they may not be among the suggested ones. */
  readonly sharedWith: readonly { id: string; label: string }[]
  readonly groups: string[]
  readonly roles: string[]
}

interface Around {
  report: DefinedReport
  start: DefinitionStart
  every: Every
}

/** The form's input. A relative period replaces the filters' dates. */
export function definitionInput(values: FormValues, { report, start, every }: Around): ReportDefinitionInput {
  const period = periods.find((one) => one === textOf(values.period)) ?? null
  return {
    ...{ name: textOf(values.name), report: report.report, period },
    query: period === null ? start.query : withoutDays(start.query),
    columns: textsOf(values.columns),
    format: contract.input.format.values.find((one) => one === textOf(values.format)) ?? start.format,
    schedule: every === 'none' ? null : scheduleOf(values, every, start),
    people: textsOf(values.people),
    groups: textsOf(values.groups),
    roles: textsOf(values.roles),
  }
}

function scheduleOf(values: FormValues, every: Exclude<Every, 'none'>, { schedule }: DefinitionStart) {
  return {
    ...{ every, hour: numberOf(values.hour) ?? 8, timeZone: schedule?.timeZone ?? textOf(values.timeZone) },
    weekday: every === 'week' ? numberOf(values.weekday) : null,
    day: every === 'month' ? numberOf(values.day) : null,
  }
}

/** The ids of a multiple field; a single one is not an array. */
function textsOf(value: FormValue | undefined): string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string' && one !== '') as string[]
}
