import type { ReactNode } from 'react'

/** What a dialog holds. */
export interface DialogContents {
  title: ReactNode
  description?: ReactNode
  /** The buttons at the end; a function gets what closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Keeps the dialog open on Escape and on a press outside, when an answer is needed. */
  isAnswerNeeded?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode | ((close: () => void) => ReactNode)
}
