import { ToggleButton } from 'react-aria-components/ToggleButton'
import { SeriesMark, type MarkKind } from '#charts/plot/series-mark.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './legend.css.ts'

/** One entry of the legend. */
export interface LegendEntry {
  id: string
  label: string
  kind: MarkKind
  /** The index of the series, for its colour and shape. */
  at: number
  /** Explains a symbol; not a button. */
  isSign?: boolean
}

interface LegendProps {
  entries: readonly LegendEntry[]
  hidden: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Names the series; pressing one hides or shows it. */
export function Legend({ entries, hidden, onToggle }: LegendProps) {
  const words = useWords().chart
  return (
    <ul className={css.root} aria-label={words.series}>
      {entries.map(({ id, label, kind, at, isSign = false }) => (
        <li key={id}>
          {isSign ? (
            <span className={css.sign}>
              <SeriesMark kind={kind} at={at} />
              {label}
            </span>
          ) : (
            <ToggleButton
              className={css.entry}
              isSelected={!hidden.has(id)}
              onChange={() => onToggle(id)}
              data-hidden={hidden.has(id) || undefined}
            >
              <SeriesMark kind={kind} at={at} />
              <span className={css.label}>{label}</span>
            </ToggleButton>
          )}
        </li>
      ))}
    </ul>
  )
}
