import type { ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import * as css from '#components/empty-state/empty-state.css.ts'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'

/** Content that could not be loaded. */
export interface ErrorStateProps {
  title?: ReactNode
  /** What happened, in words that people understand. */
  detail?: ReactNode
  /** The request id for support. */
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
}

/** Replaces content that could not be loaded, with a retry button. */
export function ErrorState({ title, detail, requestId, onRetry, isRetrying = false }: ErrorStateProps) {
  const words = useWords()
  return (
    <div className={css.root} role="alert">
      <span className={classNames(css.icon, css.danger)}>
        <Icon id="warning" size="lg" />
      </span>
      <div className={css.title}>{title ?? words.error.title}</div>
      <div className={css.text}>{detail ?? words.error.detail}</div>
      {requestId === undefined ? null : (
        <p className={css.code}>
          {words.error.requestId}: {requestId}
        </p>
      )}
      {onRetry === undefined ? null : (
        <div className={css.action}>
          <Button icon="refresh" onPress={onRetry} isPending={isRetrying}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
