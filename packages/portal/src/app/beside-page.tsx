import { lazy } from 'react'
import { loadIncidentBeside } from '#areas/tickets/load-incidents.ts'
import { OpenedRow } from '#patterns/resource-screen/opened-row.tsx'

const IncidentBeside = lazy(async () => ({ default: await loadIncidentBeside() }))

/** What may stand beside any page behind the sign-in, named by its address. */
export function BesidePage() {
  return <OpenedRow param="incident" Part={IncidentBeside} />
}
