import { type ComponentType, createContext } from 'react'
import type { AreaInbox } from './inbox/part.ts'

/** Components built from the areas' contributions: the dashboard, the inbox, and the list of all reports. */
export type AreaParts = Readonly<Record<'dashboard' | 'reports', () => Promise<ComponentType>>> & {
  readonly inbox: () => Promise<AreaInbox>
}

const nothing = () => Promise.reject(new Error('Nothing that areas bring stands around this screen'))

/** Provides them to the screens: `app/` knows the areas, the screens do not. */
export const AreaPartsContext = createContext<AreaParts>({
  dashboard: nothing,
  inbox: nothing,
  reports: nothing,
})
