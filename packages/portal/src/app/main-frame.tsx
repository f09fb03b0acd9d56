import { lazy } from 'react'
import { loadIncidentBeside } from '#areas/tickets/load-incidents.ts'
import { OpenedRow } from '#patterns/resource-screen/opened-row.tsx'
import { MainLayout } from '#shell/main-layout.tsx'
import { Region } from '#shell/region.tsx'
import { screens } from './manifest.ts'

const IncidentBeside = lazy(async () => ({ default: await loadIncidentBeside() }))

/** The frame of the screens behind the sign-in, with the menu of all areas, and what may stand beside any of them. */
export function MainFrame() {
  return (
    <>
      <MainLayout screens={screens} />
      <Region fallback={null}>
        <OpenedRow param="incident" Part={IncidentBeside} />
      </Region>
    </>
  )
}
