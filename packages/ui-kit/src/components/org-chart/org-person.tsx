import { memo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Avatar } from '#components/avatar/avatar.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { MarkedText } from '#private/search/marked-text.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './org-chart.css.ts'
import type { PlacedPerson } from './org-layout.ts'
import { margin } from './use-viewport.ts'

interface OrgPersonProps {
  place: PlacedPerson
  query: string
  isFound: boolean
  isCurrent: boolean
  isTabStop: boolean
  onToggle: (id: string) => void
}

const rem = (units: number): string => `${(units + margin) / 16}rem`

/** A person in the drawing. The drawing as a whole handles presses and keys. */
export const OrgPersonBox = memo(function OrgPersonBox({
  place,
  query,
  isFound,
  isCurrent,
  isTabStop,
  onToggle,
}: OrgPersonProps) {
  const { person, reports, total } = place.node
  return (
    <div
      role="treeitem"
      className={css.person}
      data-person={person.id}
      data-found={isFound || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={place.level}
      aria-posinset={place.position}
      aria-setsize={place.siblings}
      aria-expanded={reports.length === 0 ? undefined : place.isOpen}
      aria-current={isCurrent || undefined}
      style={{ insetInlineStart: rem(place.x), insetBlockStart: rem(place.y) }}
    >
      <Avatar name={person.name} src={person.photo} isDecorative />
      <span className={css.words}>
        <span className={css.name} title={person.name}>
          <MarkedText text={person.name} query={query} />
        </span>
        {person.role === undefined ? null : (
          <span className={css.role} title={person.role}>
            <MarkedText text={person.role} query={query} />
          </span>
        )}
      </span>
      {reports.length === 0 ? null : (
        <Below total={total} isOpen={place.isOpen} onToggle={() => onToggle(person.id)} />
      )}
    </div>
  )
})

function Below({ total, isOpen, onToggle }: { total: number; isOpen: boolean; onToggle: () => void }) {
  const { org: words } = useWords()
  const { locale } = useLocale()
  const count = formatNumber(total, locale)
  return (
    <>
      <VisuallyHidden>{words.reports(count)}</VisuallyHidden>
      {/* For the pointer only: the keyboard uses the space bar, as is usual for trees. */}
      <span
        className={css.below}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
      >
        {count}
        <Icon id={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
      </span>
    </>
  )
}
