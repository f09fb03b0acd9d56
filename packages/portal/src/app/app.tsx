import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { usePortal } from '@portal/sdk/react'
import { createRouter } from './router.tsx'

export { preloadMainFrame } from './router.tsx'

/** The portal at the address of the browser. */
export function App() {
  const portal = usePortal()
  const [router] = useState(() => createRouter(portal))
  return <RouterProvider router={router} />
}
