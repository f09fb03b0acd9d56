import type { ReactNode } from 'react'

/** The content of a dialog. */
export interface DialogContents {
  title: ReactNode
  description?: ReactNode
  /** The buttons at the end; a function gets a callback that closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Ignores Escape and presses outside, when an answer is required. */
  isAnswerNeeded?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode | ((close: () => void) => ReactNode)
}
