import type { AreaReports } from '#patterns/reports/area-reports.ts'
import { ReportList } from '#patterns/reports/report-list.tsx'

// An area, or a family of it, brings its reports by the file alone: nothing else names it.
const areas = Object.values(
  import.meta.glob<AreaReports>(['../areas/*/reports.ts', '../areas/*/*.reports.ts'], {
    eager: true,
    import: 'reports',
  }),
)

/** The list of all reports of every area. It comes after its screen. */
export const AllReports = () => <ReportList areas={areas} />
