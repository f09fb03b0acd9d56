import type { AreaReports } from '#patterns/reports/area-reports.ts'
import { ReportList } from '#patterns/reports/report-list.tsx'

// Areas and families contribute reports by file name alone.
const areas = Object.values(
  import.meta.glob<AreaReports>(['../areas/*/reports.ts', '../areas/*/*.reports.ts'], {
    eager: true,
    import: 'reports',
  }),
)

/** The list of all reports. It loads after its screen. */
export const AllReports = () => <ReportList areas={areas} />
