import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'

/** The URL, for people who may open it; otherwise undefined. */
export function usePageHref(): (href: string) => string | undefined {
  const permissions = useSession()?.userData.accessPermissions ?? []
  return (href) => (decide({ permissions }, href).kind === 'allow' ? href : undefined)
}
