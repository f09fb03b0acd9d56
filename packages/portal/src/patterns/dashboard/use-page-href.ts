import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'

/** The address, for who may open it; for others a line leads nowhere. */
export function usePageHref(): (href: string) => string | undefined {
  const permissions = useSession()?.userData.accessPermissions ?? []
  return (href) => (decide({ permissions }, href).kind === 'allow' ? href : undefined)
}
