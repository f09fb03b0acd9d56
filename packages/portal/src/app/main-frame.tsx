import { lazy, Suspense } from 'react'
import { useOpened } from '#patterns/use-opened.ts'
import { MainLayout } from '#shell/main-layout.tsx'
import { Region } from '#shell/region.tsx'
import { screens } from './manifest.ts'

const BesidePage = lazy(async () => ({ default: (await import('./beside-page.tsx')).BesidePage }))

/** The frame of the screens behind the sign-in, with the menu of all areas, and what may stand beside any of them. */
export function MainFrame() {
  const { id } = useOpened('incident')
  return (
    <>
      <MainLayout screens={screens} />
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
