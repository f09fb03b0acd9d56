import { Badge, Inline } from '@portal/ui-kit'
import * as css from './day-incidents.css.ts'

/** The first incident of a day, and how many more there are: a day is a line, and what it says stands in its drawer. */
export function DayIncidents({ words }: { words: readonly string[] }) {
  const [first, ...more] = words
  if (first === undefined) return null
  return (
    <span title={words.join(', ')}>
      <Inline space="xs" noWrap>
        <Badge tone="warning" icon="warning">
          {first}
        </Badge>
        {more.length === 0 ? null : (
          <span className={css.more}>
            <Badge tone="warning">{`+${more.length}`}</Badge>
          </span>
        )}
      </Inline>
    </span>
  )
}
