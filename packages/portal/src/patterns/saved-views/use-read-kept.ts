import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import type { ColumnLayout } from '@portal/ui-kit'
import { TabContext } from '#patterns/tabbed-screen/tab-place.ts'
import { placeOf } from './use-kept-screen.ts'
import { readKept } from './saved-views.ts'
import { viewParam } from './view-query.ts'

/** Reads the columns of the view that is chosen, or of the screen where none is, as they are kept at that moment. */
export function useReadKept(): () => ColumnLayout | null {
  const uid = useSession()?.userData.uid ?? ''
  const { pathname, search } = useLocation()
  const tab = useContext(TabContext)?.id
  return () => {
    const { views, layout } = readKept(uid, placeOf(pathname, tab), localStorage)
    const view = views.find(({ id }) => id === new URLSearchParams(search).get(viewParam))
    return view === undefined ? layout : view.layout
  }
}
