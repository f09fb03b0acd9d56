import type { ReportName } from '@portal/sdk'
import { writeRange } from '@portal/ui-kit'

/** The screen of each report. */
const reportPaths = {
  workingHours: '/reportesFichaje',
  skillHours: '/reportesFichajeSkills',
  clockEntries: '/informeListadoFichajes',
  clockCorrections: '/informeCambioAccesos',
  workdays: '/admin/accesos/accesosEmpleados',
  monthSheets: '/admin/accesos/accesosEmpleados?tab=months',
  overtime: '/admin/accesos/accesosEmpleados?tab=overtime',
  vacationReport: '/informeVacaciones',
  absenteeism: '/informeAbsentismos',
} as const satisfies Record<ReportName, string>

type Asked = Readonly<Record<string, unknown>>

const ofThePage = new Set(['page', 'perPage', 'after'])

/** A list's query as that of a report: repeated values as lists, without paging. */
export function reportQuery(asked: Asked): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (ofThePage.has(name) || value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one))
  }
  return params.toString()
}

/** The same query without dates, for a report with a relative period. */
export function withoutDays(query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['from', 'until', 'initialDate', 'endDate']) params.delete(name)
  return params.toString()
}

/** Parameters with different names on the screen and in the service. */
const addressNames: Readonly<Partial<Record<ReportName, Readonly<Record<string, string>>>>> = {
  absenteeism: { groupBy: 'by', selectedSkill: 'skillId' },
}

/** The URL of a report's screen with the query of a definition. */
export function reportHref(report: ReportName, query: string): string {
  const text = addressOf(report, new URLSearchParams(query)).toString()
  const path = reportPaths[report]
  if (text === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}

function addressOf(report: ReportName, params: URLSearchParams): URLSearchParams {
  const [from, until, person] = ['from', 'until', 'employeeId'].map((name) => params.get(name))
  for (const name of ['from', 'until', 'employeeId']) params.delete(name)
  if (person) params.set('person', person)
  for (const [name, called] of Object.entries(addressNames[report] ?? {})) {
    const value = params.get(name)
    params.delete(name)
    if (value !== null) params.set(called, value)
  }
  if (from ?? until) params.set(...periodOf(report, { from: from ?? null, to: until ?? null }))
  return params
}

/** Converts dates for a screen: month sheets have one month. */
function periodOf(report: ReportName, days: Parameters<typeof writeRange>[0]): [name: string, value: string] {
  return report === 'monthSheets' ? ['month', days.from ?? ''] : ['period', writeRange(days)]
}
