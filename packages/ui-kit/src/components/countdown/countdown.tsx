import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Clock } from '#components/timer/clock.tsx'
import { remainingSeconds, longDuration } from '#components/timer/elapsed.ts'
import { useNow } from '#components/timer/use-now.ts'
import { useWords } from '#words/use-words.ts'
import { mileStone } from './mile-stone.ts'

/** A clock that counts down. */
export interface CountdownProps {
  /** What ends, such as `Your break`. */
  label: string
  /** The end, as an ISO instant with a zone. */
  until: string
  /** Called once at the end. */
  onEnd?: (() => void) | undefined
  /** The remaining seconds that are announced. Defaults to a minute, half a minute and ten seconds. */
  announceAt?: readonly number[] | undefined
  /** The remaining seconds from which it looks urgent. Defaults to 30. */
  urgentFrom?: number | undefined
  size?: 'md' | 'lg' | undefined
}

const usual: readonly number[] = [60, 30, 10]

/**
 * The remaining time, such as of a break. It is silent except for a few announcements. Before a session ends use
 * `SessionPrompt`, which also lets people stay; for elapsed time `Timer`. Never let it end something that cannot be
 * resumed. Keyboard: Tab reaches the button that reads the time once.
 *
 * Keyboard: Tab reaches the button that has the time read once.
 */
export function Countdown({
  label,
  until,
  onEnd,
  announceAt = usual,
  urgentFrom = 30,
  size = 'md',
}: CountdownProps) {
  const { clock: words } = useWords()
  const { locale } = useLocale()
  const now = useNow(true, Date.parse(until))
  const seconds = remainingSeconds(until, now)
  useEnd(seconds === 0, until, onEnd)
  const mark = mileStone(seconds, announceAt)
  const announce = (left: number) => (left === 0 ? words.ended : words.remaining(longDuration(left, locale)))
  return (
    <Clock
      label={label}
      seconds={seconds}
      size={size}
      isUrgent={seconds <= urgentFrom}
      readName={words.readRemaining}
      readText={() => announce(seconds)}
      announcement={mark === undefined ? '' : `${label}: ${announce(mark)}`}
    />
  )
}

function useEnd(hasEnded: boolean, until: string, onEnd: (() => void) | undefined): void {
  const announcedEnd = useRef('')
  useEffect(() => {
    if (!hasEnded || announcedEnd.current === until) return
    announcedEnd.current = until
    onEnd?.()
  }, [hasEnded, until, onEnd])
}
