import type { ReactNode } from 'react'
import { bar } from './filter-bar.css.ts'

/** The search and the filters of a list, beside one another as far as there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={bar}>{children}</div>
}
