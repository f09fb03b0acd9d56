import { useId, useRef, useState, type ReactNode } from 'react'
import { SearchField } from '#components/search-field/search-field.tsx'
import { useWords } from '#words/use-words.ts'
import { CollapsedNav } from './collapsed-nav.tsx'
import { NavGroupList } from './nav-group-list.tsx'
import { dissolved, groupOf, searchNav, sectionsOf, type NavGroup, type ShownGroup } from './nav-items.ts'
import { navKeys } from './nav-keys.ts'
import * as css from './nav-menu.css.ts'

/** The menu of the portal. */
export interface NavMenuProps {
  groups: readonly NavGroup[]
  /** The id of the page that is shown. */
  current?: string | undefined
  /** Only icons; each opens its group or goes to its page. */
  isCollapsed?: boolean | undefined
  /** Called after a page was chosen, so that a drawer can close. */
  onNavigate?: (() => void) | undefined
  /** Above the groups, such as starred pages. */
  before?: ReactNode
  hideSearch?: boolean | undefined
  /** The ids of the open groups; uncontrolled when left out. */
  toggled?: Readonly<Record<string, boolean>> | undefined
  onToggled?: ((toggled: Record<string, boolean>) => void) | undefined
}

/**
 * The pages a person may see, in collapsible groups, with a sticky search. A group of one page is shown as that page.
 * Keys besides Tab: up and down walk through the visible items, Home and End to the ends, right opens a group, left
 * closes it or goes back to its name.
 */
export function NavMenu({
  groups,
  current,
  isCollapsed = false,
  onNavigate,
  before,
  hideSearch = false,
  ...memory
}: NavMenuProps) {
  const words = useWords().shell
  const [query, setQuery] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const [ownToggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const all = dissolved(groups)
  if (isCollapsed) return <CollapsedNav groups={all} current={current} onNavigate={onNavigate} />
  const found = searchNav(all, query)
  const here = groupOf(groups, current)
  const toggled = memory.toggled ?? ownToggled
  const toggle = (next: Record<string, boolean>) => {
    setToggled(next)
    memory.onToggled?.(next)
  }
  const isSearching = query.trim() !== ''
  const search = (next: string) => {
    setQuery(next)
    // The results begin below the field, however far the menu was scrolled.
    root.current?.parentElement?.scrollTo({ top: 0 })
  }
  const listOf = (group: ShownGroup) => (
    <NavGroupList
      key={group.id}
      group={group}
      current={current}
      isOpen={isSearching || (toggled[group.id] ?? group.id === here)}
      onToggle={(isOpen) => toggle({ ...toggled, [group.id]: isOpen })}
      onNavigate={onNavigate}
    />
  )
  return (
    <div ref={root} className={css.root} {...navKeys}>
      {hideSearch ? null : (
        <div className={css.search}>
          <SearchField label={words.searchMenu} value={query} onChange={search} />
        </div>
      )}
      {isSearching ? null : before}
      {found.length === 0 ? <NoMatches /> : null}
      {sectionsOf(found).map(({ heading, groups: under }) =>
        heading === undefined ? (
          under.map(listOf)
        ) : (
          <Section key={heading} heading={heading}>
            {under.map(listOf)}
          </Section>
        ),
      )}
    </div>
  )
}

function NoMatches() {
  const words = useWords().shell
  return (
    <p className={css.none} role="status">
      {words.noMenuMatches}
    </p>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={css.section}>
      <p id={id} className={css.heading}>
        {heading}
      </p>
      {children}
    </div>
  )
}
