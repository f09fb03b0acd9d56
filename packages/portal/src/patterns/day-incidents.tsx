import { Badge, Inline } from '@portal/ui-kit'
import * as css from './day-incidents.css.ts'

interface DayIncidentsProps {
  /** Those that need attention. */
  words: readonly string[]
  /** Those that were already handled. */
  settled?: readonly string[]
}

/** The first incident of a day, and the number of further ones: the drawer has the details. */
export function DayIncidents({ words, settled = [] }: DayIncidentsProps) {
  const [first, ...more] = [...words, ...settled]
  if (first === undefined) return null
  const isOpen = words.length > 0
  const tone = isOpen ? 'warning' : 'neutral'
  return (
    <span title={[first, ...more].join(', ')}>
      <Inline space="xs" noWrap>
        <Badge tone={tone} icon={isOpen ? 'warning' : 'check'}>
          {first}
        </Badge>
        {more.length === 0 ? null : (
          <span className={css.more}>
            <Badge tone={tone}>{`+${more.length}`}</Badge>
          </span>
        )}
      </Inline>
    </span>
  )
}
