import { lazy, Suspense } from 'react'
import { useSession } from '@portal/sdk/react'
import { useOpened } from '#patterns/use-opened.ts'
import { latePart } from '#shell/late-part.tsx'
import { MainLayout } from '#shell/main-layout.tsx'
import { Region } from '#shell/region.tsx'
import { screens } from './manifest.ts'

const BesidePage = lazy(async () => ({ default: (await import('./beside-page.tsx')).BesidePage }))
const WaitingCounts = latePart(() => import('./waiting-counts.tsx').then((file) => file.WaitingCounts))

/** The frame of the screens behind the sign-in, with the menu of all areas, and what may stand beside any of them. */
export function MainFrame() {
  const { id } = useOpened('incident')
  const isView = useSession()?.kind === 'view'
  return (
    <>
      <MainLayout screens={screens} />
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
