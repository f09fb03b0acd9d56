import { type ComponentType, createContext } from 'react'

/** Brings what the areas show on the dashboard: `app/` knows them, the screen does not. */
export const BoardContext = createContext<() => Promise<ComponentType>>(() =>
  Promise.reject(new Error('No dashboard stands around this screen')),
)
