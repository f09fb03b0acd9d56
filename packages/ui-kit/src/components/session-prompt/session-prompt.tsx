import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './session-prompt.css.ts'

/** Asks whether a person is still there. */
export interface SessionPromptProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** The seconds until the session ends; the portal counts them down. */
  secondsLeft: number
  /** The seconds when the question appeared. */
  secondsTotal: number
  acceptLabel?: string | undefined
  cancelLabel?: string | undefined
  onAccept: () => void
  onCancel: () => void
  isPending?: boolean | undefined
}

// Announced only at these moments: announcing every second would drown everything else.
const announceEverySeconds = 15

/** Asks, before a session ends, whether to continue. Only an answer closes it. */
export function SessionPrompt({
  isOpen,
  title,
  children,
  secondsLeft,
  secondsTotal,
  acceptLabel,
  cancelLabel,
  onAccept,
  onCancel,
  isPending = false,
}: SessionPromptProps) {
  const words = useWords()
  const { locale } = useLocale()
  const seconds = (value: number) =>
    formatNumber(value, locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    })
  const announcedSeconds = Math.ceil(secondsLeft / announceEverySeconds) * announceEverySeconds
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      size="sm"
      role="alertdialog"
      isAnswerNeeded
      footer={
        <>
          <Button onPress={onCancel}>{cancelLabel ?? words.cancel}</Button>
          <Button tone="primary" onPress={onAccept} isPending={isPending} autoFocus>
            {acceptLabel ?? words.accept}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <Clock share={secondsLeft / secondsTotal} text={`${Math.max(0, Math.ceil(secondsLeft))}`} />
        <div>{children}</div>
        <VisuallyHidden>
          <span role="timer" aria-live="polite">
            {seconds(announcedSeconds)}
          </span>
        </VisuallyHidden>
      </div>
    </Dialog>
  )
}

function Clock({ share, text }: { share: number; text: string }) {
  const round = Math.min(1, Math.max(0, share))
  return (
    <span className={css.clock} aria-hidden>
      <svg viewBox="0 0 64 64" className={css.ring}>
        <circle className={css.track} cx="32" cy="32" r="28" pathLength="1" />
        <circle className={css.arc} cx="32" cy="32" r="28" pathLength="1" strokeDasharray={`${round} 1`} />
      </svg>
      <span className={css.digits}>{text}</span>
    </span>
  )
}
