import { Outlet } from 'react-router-dom'
import { PublicPage } from './public-page.tsx'

/** The frame of the pages that need no session. */
export function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  )
}
