import { useOpened } from '#patterns/use-opened.ts'
import { IncidentDrawer } from './incident-drawer.tsx'
import { IncidentForm } from './incident-form.tsx'
import { MyIncidents } from './my-incidents.tsx'

/** The drawers that the URL opens beside any page: an incident, the person's incidents, or a new report. */
export function IncidentBeside({ id, onClose }: { id: string; onClose: () => void }) {
  const { hrefOf, replace } = useOpened('incident')
  if (id === 'new') return <IncidentForm onClose={onClose} onReported={replace} />
  if (id === 'mine') return <MyIncidents hrefOf={hrefOf} onClose={onClose} />
  return <IncidentDrawer id={id} onClose={onClose} />
}
