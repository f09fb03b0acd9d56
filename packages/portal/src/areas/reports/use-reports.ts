import type { DefinedReport, ReportName } from '@portal/sdk'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'

/** The reports that the person may read, with the words of their files; and what one is called. */
export function useReports() {
  const reports: readonly DefinedReport[] = useData(useFamily(reportDefinitions).reports, []).data ?? []
  const labelOf = (report: ReportName) => reports.find((one) => one.report === report)?.label ?? ''
  return { reports, labelOf }
}
