import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { isMaintenanceAnswer, maintenancePath } from './maintenance.ts'

/** Leads to the page that waits as soon as a service answers that the portal is under maintenance. */
export function MaintenanceWatch() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const leave = useEffectEvent(() => {
    if (pathname === maintenancePath) return
    const from = new URLSearchParams({ from: pathname + search }).toString()
    void navigate(`${maintenancePath}?${from}`)
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
