import { lazy, Suspense } from 'react'
import { useSession } from '@portal/sdk/react'
import { BoardContext } from '#patterns/dashboard/board-context.ts'
import { Region } from '#patterns/region.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import { latePart } from '#shell/late-part.tsx'
import { MainLayout } from '#shell/main-layout.tsx'
import { screens } from './manifest.ts'

const BesidePage = lazy(async () => ({ default: (await import('./beside-page.tsx')).BesidePage }))
const loadBoard = async () => (await import('./dashboard-board.tsx')).DashboardBoard
const WaitingCounts = latePart(() => import('./waiting-counts.tsx').then((file) => file.WaitingCounts))

/** The frame of the screens behind the sign-in, with the menu of all areas, and what may stand beside any of them. */
export function MainFrame() {
  const { id } = useOpened('incident')
  const isView = useSession()?.kind === 'view'
  return (
    <>
      <BoardContext value={loadBoard}>
        <MainLayout screens={screens} />
      </BoardContext>
      {isView ? null : <WaitingCounts />}
      {id === null ? null : (
        <Region fallback={null}>
          <Suspense>
            <BesidePage />
          </Suspense>
        </Region>
      )}
    </>
  )
}
