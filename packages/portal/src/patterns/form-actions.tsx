import type { ReactNode } from 'react'
import { bar } from './form-actions.css.ts'

/** The buttons of a full-page form; they stay visible while the form scrolls. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={bar} data-foot>
      {children}
    </div>
  )
}
