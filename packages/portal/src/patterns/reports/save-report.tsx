import { lazy, Suspense } from 'react'
import { useCan } from '#patterns/use-can.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import type { ShownReport } from './stored-report.ts'

const Menu = lazy(async () => {
  const [file] = await Promise.all([import('./save-report-menu.tsx'), loadPhrases('definitions')])
  return { default: file.SaveReportMenu }
})

/** Actions to save, schedule and export the current report; for people with access to the page of all reports. */
export function SaveReport(report: ShownReport) {
  const can = useCan()
  if (!can('MENU_REPORTES')) return null
  return (
    <Suspense>
      <Menu {...report} />
    </Suspense>
  )
}
