import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Clock } from '#components/timer/clock.tsx'
import { remainingSeconds, spokenDuration } from '#components/timer/elapsed.ts'
import { useNow } from '#components/timer/use-now.ts'
import { useWords } from '#words/use-words.ts'
import { mileStone } from './mile-stone.ts'

/** A clock that counts down. */
export interface CountdownProps {
  /** What runs out: `Your break`. */
  label: string
  /** The instant it runs to, as an ISO text with a zone. */
  until: string
  /** Told once when it has run out. */
  onEnd?: (() => void) | undefined
  /** The seconds left at which it is said without being asked; a minute, half of one and ten seconds when left out. */
  announceAt?: readonly number[] | undefined
  /** From how many seconds on it looks urgent; 30 when left out. */
  urgentFrom?: number | undefined
  size?: 'md' | 'lg' | undefined
}

const usual: readonly number[] = [60, 30, 10]

/**
 * The time that is left, such as of a break. It ticks in silence and speaks at a few moments only. Before a session
 * ends use `SessionPrompt`, which also lets people stay; for time that passes `Timer`. Never let it end something that
 * cannot be taken up again.
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
  const say = (left: number) => (left === 0 ? words.ended : words.remaining(spokenDuration(left, locale)))
  return (
    <Clock
      label={label}
      seconds={seconds}
      size={size}
      isUrgent={seconds <= urgentFrom}
      readName={words.readRemaining}
      readText={() => say(seconds)}
      announcement={mark === undefined ? '' : `${label}: ${say(mark)}`}
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
