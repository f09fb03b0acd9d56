import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { softTones } from '#css/tone.css.ts'
import { useWords } from '#words/use-words.ts'
import type { DayKind } from './day-kind.ts'
import * as css from './day-kind.css.ts'

/** The look of a kind: its tone and its pattern. */
export const kindLook = ({ tone, pattern }: DayKind): string =>
  classNames(css.drawn, softTones[tone], css.patterns[pattern])

interface KindLegendProps {
  kinds: readonly DayKind[]
  /** Shown after a kind, such as the number of its days. */
  note?: ((kind: DayKind) => string | undefined) | undefined
  children?: ReactNode
}

/** Explains the looks. */
export function KindLegend({ kinds, note, children }: KindLegendProps) {
  const { planner: words } = useWords()
  return (
    <ul className={css.legend} aria-label={words.legend}>
      {kinds.map((kind) => (
        <li key={kind.id} className={css.entry}>
          <span className={classNames(css.swatch, kindLook(kind))} aria-hidden>
            {kind.sign}
          </span>
          <span>{[kind.label, note?.(kind)].filter(Boolean).join(': ')}</span>
        </li>
      ))}
      {children}
    </ul>
  )
}
