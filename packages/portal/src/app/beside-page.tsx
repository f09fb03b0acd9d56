import { lazy } from 'react'
import { loadIncidentBeside } from '#areas/tickets/load-incidents.ts'
import { OpenedRow } from '#patterns/resource-screen/opened-row.tsx'

const IncidentBeside = lazy(async () => ({ default: await loadIncidentBeside() }))

/** Panels that can open beside any signed-in page, named in the URL. */
export function BesidePage() {
  return <OpenedRow param="incident" Part={IncidentBeside} />
}
