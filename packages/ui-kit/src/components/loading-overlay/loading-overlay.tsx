import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './loading-overlay.css.ts'

/** A wait over a region. */
export interface LoadingOverlayProps {
  isLoading: boolean
  /** “Loading…” when left out. */
  label?: string | undefined
  /** Covers the window instead of the region. */
  isFullScreen?: boolean | undefined
  /** What lies below; it cannot be used meanwhile. */
  children?: ReactNode
}

/** Covers what cannot be used until something is done; the wait shows after a moment, so that short ones do not flash. */
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
