import { useMemo } from 'react'
import type { WorkingHours } from '@portal/sdk'
import { usePageHref } from '#patterns/dashboard/use-page-href.ts'
import type { TimeOffHrefs } from './time-off-columns.tsx'

type Row = Pick<WorkingHours, 'person' | 'from' | 'until'>

const report = '/informeVacaciones'
const absences = '/admin/ausencias/gestionar-ausencias'

const address = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`
const daysOf = ({ from, until }: Row) => ({ initialDate: from, endDate: until })

/** What is behind the time off of a row, for people who may open it (REP-6). */
export function useTimeOffHrefs(): TimeOffHrefs {
  const hrefOf = usePageHref()
  const [opensReport, opensAbsences] = [report, absences].map((path) => hrefOf(path) !== undefined)
  return useMemo(
    () => ({
      vacation: (row: Row) =>
        opensReport === true ? address(report, { person: row.person.id, ...daysOf(row) }) : undefined,
      absences: (row: Row) =>
        opensAbsences === true
          ? address(absences, { search: row.person.displayName, ...daysOf(row) })
          : undefined,
    }),
    [opensReport, opensAbsences],
  )
}
