import type { SearchedVacationState, VacationReportRow } from '@portal/sdk'
import { writeMany } from '@portal/ui-kit'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import type { RequestsHref } from './vacation-report-columns.tsx'
import type { VacationReportAsk } from './vacation-report-query.ts'

const employees = '/admin/vacaciones/vacacionesEmpleados'
const report = '/informeVacaciones'

const statesOf: Record<'enjoyed' | 'pending' | 'approved', readonly SearchedVacationState[]> = {
  enjoyed: ['enjoyed', 'approved', 'cancellation_requested', 'end_requested'],
  pending: ['pending', 'waiting', 'preapproved'],
  approved: ['approved', 'cancellation_requested', 'end_requested'],
}

/** The report's filters, as the lists of vacation have them in their URLs. */
function narrowed({
  employeeId,
  coordinatorId,
  projectId,
  selectedSkill,
  dni,
  kind,
  active,
}: VacationReportAsk) {
  return {
    person: employeeId,
    coordinatorId,
    projectId,
    selectedSkill,
    dni,
    kind,
    active: active === 0 ? '0' : undefined,
  }
}

/** The additional filter of a row's group. */
function ofRow({ key, from, until }: VacationReportRow, { by }: VacationReportAsk) {
  const days = { initialDate: from, endDate: until }
  if (key === null) return days
  const names = {
    person: 'person',
    team: 'coordinatorId',
    project: 'projectId',
    skill: 'selectedSkill',
  } as const
  return by in names ? { ...days, [names[by as keyof typeof names]]: key } : days
}

function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const params = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return `${path}?${new URLSearchParams(params).toString()}`
}

/**
 * The links of the report's numbers: requests, a person's ledger, and for other groups the balances of their
 * people.
 */
export function useReportHrefs(ask: VacationReportAsk) {
  const hrefOf = usePageHref()
  const requests: RequestsHref = (row, of) =>
    hrefOf(
      address(employees, {
        ...{ ...narrowed(ask), ...ofRow(row, ask), kind: row.kind },
        selectedState: writeMany(statesOf[of]),
      }),
    )
  const row = (one: VacationReportRow) =>
    ask.by === 'person'
      ? hrefOf(`${employees}?tab=balances&balance=${one.key ?? ''}:${one.until.slice(0, 4)}`)
      : address(report, { ...narrowed(ask), ...ofRow(one, ask) })
  return { requests, row }
}
