import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { clockFace, isoDuration } from './elapsed.ts'
import * as css from './timer.css.ts'

interface ClockProps {
  label: string
  seconds: number
  size: 'md' | 'lg'
  isUrgent?: boolean
  /** The name of the button that announces the time, and its announcement. */
  readName: string
  readText: () => string
  /** Announced without a press, such as the last ten seconds. */
  announcement?: string
  status?: ReactNode
}

/** Digits that tick silently (changes of `role=timer` are not announced), and a button that announces them. */
export function Clock(props: ClockProps) {
  const { label, seconds, size, isUrgent = false, readName, readText, announcement = '', status } = props
  const id = useId()
  const [read, setRead] = useState('')
  return (
    <div className={css.root}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <span className={css.line}>
        <time
          role="timer"
          aria-live="off"
          aria-labelledby={id}
          dateTime={isoDuration(seconds)}
          className={classNames(css.face, css.sizes[size], isUrgent && css.urgent)}
        >
          {clockFace(seconds)}
        </time>
        {status}
        <span className={css.reader} data-print="never">
          <IconButton icon="message" size="sm" label={readName} onPress={() => setRead(readText())} />
        </span>
      </span>
      <VisuallyHidden>
        <span role="status">{read}</span>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  )
}
