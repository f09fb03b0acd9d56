import { applications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ApplicationsCard } from './applications-card.tsx'

/** The applications that the person can open; nothing without any. */
export function OwnApplications() {
  const { data = [] } = useData(useFamily(applications).mine, [])
  return data.length === 0 ? null : <ApplicationsCard applications={data} />
}
