import { useEffect, useEffectEvent } from 'react'
import { usePortal } from '@portal/sdk/react'
import { isMaintenanceAnswer, maintenancePath } from './maintenance.ts'

/** Redirects to the maintenance page as soon as a service answers that the portal is under maintenance. */
export function MaintenanceWatch({ navigate }: { navigate: (path: string) => void }) {
  const portal = usePortal()
  const leave = useEffectEvent(() => {
    const { pathname, search } = window.location
    if (pathname === maintenancePath) return
    const from = new URLSearchParams({ from: pathname + search }).toString()
    navigate(`${maintenancePath}?${from}`)
  })
  useEffect(
    () =>
      portal.use(async (request, next) => {
        const response = await next(request)
        if (await isMaintenanceAnswer(response)) leave()
        return response
      }),
    [portal],
  )
  return null
}
