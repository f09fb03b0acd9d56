import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './loading-overlay.css.ts'

/** A wait over a region. */
export interface LoadingOverlayProps {
  isLoading: boolean
  /** Defaults to “Loading…”. */
  label?: string | undefined
  /** Covers the window instead of the region. */
  isFullScreen?: boolean | undefined
  /** The content below, inert meanwhile. */
  children?: ReactNode
}

/** Blocks a region until something is done; it appears after a delay, so that short waits do not flash. */
export function LoadingOverlay({ isLoading, label, isFullScreen = false, children }: LoadingOverlayProps) {
  const words = useWords()
  return (
    <div className={css.root} aria-busy={isLoading}>
      <div inert={isLoading}>{children}</div>
      <div role="status" aria-live="polite">
        {isLoading ? (
          <div className={isFullScreen ? css.screen : css.region}>
            <span className={css.box}>
              <Icon id="loading" />
              {label ?? words.loading}
            </span>
          </div>
        ) : null}
      </div>
    </div>
  )
}
