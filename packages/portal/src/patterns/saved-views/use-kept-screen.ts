import { useContext, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import { TabContext } from '#patterns/tabbed-screen/tab-place.ts'
import { readKept, writeKept, type KeptScreen } from './saved-views.ts'

/** What this person keeps of this screen, and how they keep something else. */
export function useKeptScreen(): readonly [KeptScreen, (next: KeptScreen) => void] {
  const uid = useSession()?.userData.uid ?? ''
  const { pathname } = useLocation()
  const tab = useContext(TabContext)?.id
  const place = placeOf(pathname, tab)
  const [kept, setKept] = useState(() => readKept(uid, place, localStorage))
  const keep = (next: KeptScreen) => {
    setKept(next)
    writeKept(uid, place, next, localStorage)
  }
  return [kept, keep]
}

/** Where the views of a screen are kept, or of one of its tabs. */
const placeOf = (pathname: string, tab: string | undefined): string =>
  tab === undefined ? pathname : `${pathname}#${tab}`
