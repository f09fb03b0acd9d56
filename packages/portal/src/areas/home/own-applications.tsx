import { applications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ApplicationsCard } from './applications-card.tsx'

/** What one opens from the portal; nothing for who has none. */
export function OwnApplications() {
  const { data = [] } = useData(useFamily(applications).mine, [])
  return data.length === 0 ? null : <ApplicationsCard applications={data} />
}
