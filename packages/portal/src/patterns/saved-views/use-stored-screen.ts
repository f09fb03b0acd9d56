import { useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import { TabContext } from '#patterns/tabbed-screen/tab-place.ts'
import { readStored, writeStored, type StoredScreen } from './saved-views.ts'

/** The person's saved state of this screen, with a setter. */
export function useStoredScreen(): readonly [StoredScreen, (next: StoredScreen) => void] {
  const uid = useSession()?.userData.uid ?? ''
  const { pathname } = useLocation()
  const tab = useContext(TabContext)?.id
  const place = placeOf(pathname, tab)
  const [kept, setKept] = useState(() => readStored(uid, place, localStorage))
  const keep = (next: StoredScreen) => {
    setKept(next)
    writeStored(uid, place, next, localStorage)
  }
  return [kept, keep]
}

/** The storage key of a screen's views, or of one of its tabs. */
const placeOf = (pathname: string, tab: string | undefined): string =>
  tab === undefined ? pathname : `${pathname}#${tab}`
