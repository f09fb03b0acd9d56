import { lazy, Suspense } from 'react'
import { useSession } from '@portal/sdk/react'
import { AreaPartsContext } from '#patterns/area-parts.ts'
import { Region } from '#patterns/region.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { latePart } from '#shell/late-part.tsx'
import { MainLayout } from '#shell/main-layout.tsx'
import { isBesidePage } from './is-beside-page.ts'
import { screens } from './manifest.ts'
import { useCurrentStates } from './use-current-states.ts'

const BesidePage = lazy(async () => ({ default: (await import('./beside-page.tsx')).BesidePage }))
const areaParts = {
  dashboard: async () => (await import('./dashboard-board.tsx')).DashboardBoard,
  inbox: async () => (await import('./inbox-parts.ts')).inboxParts,
  reports: async () => (await import('./report-list.tsx')).AllReports,
}
const WaitingCounts = latePart(() => import('./waiting-counts.tsx').then((file) => file.WaitingCounts))

/** The frame of the signed-in screens, with the menu of all areas, and the panels that can open beside any of them. */
export function MainFrame() {
  const { id } = useOpened('incident')
  const isView = useSession()?.kind === 'view'
  useCurrentStates()
  return (
    <>
      <AreaPartsContext value={areaParts}>
        <MainLayout screens={screens} />
      </AreaPartsContext>
      {isView ? null : <WaitingCounts />}
      {id === null || !isBesidePage(id) ? null : (
        <Region fallback={null}>
          <Suspense>
            <BesidePage />
          </Suspense>
        </Region>
      )}
    </>
  )
}
