import { useLocale } from 'react-aria-components/I18nProvider'
import { Status } from '#components/badge/badge.tsx'
import { useWords } from '#words/use-words.ts'
import { Clock } from './clock.tsx'
import { elapsedSeconds, longDuration, type ClockSpan } from './elapsed.ts'
import { useNow } from './use-now.ts'

/** A clock that counts up. */
export interface TimerProps extends ClockSpan {
  /** What is counted: `Workday`. */
  label: string
  size?: 'md' | 'lg' | undefined
}

/**
 * The time elapsed since the workday began, without its pauses. It ticks silently each second. For remaining time use
 * `Countdown`; for a fixed duration `Stat`. Keyboard: Tab reaches the button that reads the time once; nothing is
 * read without being asked.
 *
 * Keyboard: Tab reaches the button that has the time read once; nothing is read without being asked.
 * @example
 * <Timer label="Workday" startedAt="2026-11-21T08:00:00Z" pausedSeconds={1800} />
 */
export function Timer({ label, size = 'md', ...span }: TimerProps) {
  const { clock: words } = useWords()
  const { locale } = useLocale()
  const isRunning = span.pausedAt === undefined && span.endedAt === undefined
  const now = useNow(isRunning, Date.parse(span.startedAt))
  const seconds = elapsedSeconds(span, now)
  return (
    <Clock
      label={label}
      seconds={seconds}
      size={size}
      readName={words.readElapsed}
      readText={() => words.elapsed(longDuration(seconds, locale))}
      status={isRunning ? null : <StillStatus hasEnded={span.endedAt !== undefined} />}
    />
  )
}

function StillStatus({ hasEnded }: { hasEnded: boolean }) {
  const { clock: words } = useWords()
  return hasEnded ? (
    <Status tone="neutral">{words.ended}</Status>
  ) : (
    <Status tone="warning">{words.paused}</Status>
  )
}
