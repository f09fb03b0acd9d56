import { lazy } from 'react'

/** Definitions and files load with their tab: most people who look for a report open it directly. */
export const ReportDefinitions = lazy(async () => ({
  default: (await import('./report-definitions.tsx')).ReportDefinitions,
}))
export const ReportFiles = lazy(async () => ({ default: (await import('./report-files.tsx')).ReportFiles }))
