import { lazy } from 'react'

/** What is kept and what was made comes with its tab: most who look for a report open it. */
export const ReportDefinitions = lazy(async () => ({
  default: (await import('./report-definitions.tsx')).ReportDefinitions,
}))
export const ReportFiles = lazy(async () => ({ default: (await import('./report-files.tsx')).ReportFiles }))
