import { useOpened } from '#patterns/use-opened.ts'
import { IncidentDrawer } from './incident-drawer.tsx'
import { IncidentForm } from './incident-form.tsx'
import { MyIncidents } from './my-incidents.tsx'

/** What the address opens beside any page: one incident, one's own incidents, or a new report. */
export function IncidentBeside({ id, onClose }: { id: string; onClose: () => void }) {
  const { hrefOf, replace } = useOpened('incident')
  if (id === 'new') return <IncidentForm onClose={onClose} onReported={replace} />
  if (id === 'mine') return <MyIncidents hrefOf={hrefOf} onClose={onClose} />
  return <IncidentDrawer id={id} onClose={onClose} />
}
