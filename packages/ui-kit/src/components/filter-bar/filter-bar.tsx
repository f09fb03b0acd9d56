import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { whenIdle } from '#private/when-idle.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './filter-bar.css.ts'
import { FilterChip } from './filter-chip.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filtersInForce, withFilter, withoutFilters, type Filter, type FilterValues } from './filter.ts'
import { lateEditor } from './late-editor.ts'
import { useChipFocus } from './use-chip-focus.ts'

/** The filters of a list, and the active ones. */
export interface FilterBarProps {
  filters: readonly Filter[]
  /** The active filters, as in the URL. */
  values: FilterValues
  /** Gets the complete new record; an inactive filter is absent. */
  onChange: (values: FilterValues) => void
  /** The search of the list, before the filters. */
  children?: ReactNode
}

/**
 * Narrows a list. Active filters are chips that can be edited and removed; the others are in a menu. It takes and
 * gives a plain record of texts, made for the URL, and keeps no state itself. At the width of a phone it shows one
 * button for all of them. For one search without filters use `SearchField` alone; for a form that is submitted, such
 * as the parameters of a report, use fields. Keyboard: Tab walks from the search over each chip and its cross to
 * “Filter” and “Clear filters”. Enter opens a chip; inside, Enter in a field or on “Apply” applies, Escape leaves
 * everything as it was, and the focus comes back to the chip. In the menu arrows walk and Enter adds a filter, which
 * opens at once. When a chip is removed, the focus goes to the button “Filter”.
 *
 * Keyboard: Tab walks from the search over each chip and its cross to “Filter” and “Clear filters”. Enter opens a
 * chip; inside, Enter in a field or on “Apply” applies, Escape leaves everything as it was, and the focus comes back
 * to the chip. In the menu arrows walk and Enter adds a filter, which opens at once. When a chip goes, the focus
 * goes to the button “Filter”.
 * @example
 * <FilterBar filters={filters} values={query.filters} onChange={(values) => setQuery({ ...query, filters: values })} />
 */
export function FilterBar({ filters, values, onChange, children }: FilterBarProps) {
  const { filters: words } = useWords()
  const [openId, setOpenId] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const keepFocus = useChipFocus(bar, openId !== undefined)
  // Preload the fields, so that opening a filter is instant; one that is opened earlier loads them itself.
  useEffect(() => whenIdle(() => void lateEditor.load().catch(() => undefined)), [])
  const valueOf = ({ id }: Filter): string => values[id] ?? ''
  const isShown = (filter: Filter) =>
    filter.isAlwaysShown === true || valueOf(filter) !== '' || openId === filter.id
  const chips = filters.filter(isShown)
  const change = (filter: Filter, value: string) => {
    keepFocus(filter.id)
    onChange(withFilter(values, filter.id, value))
  }
  return (
    <div className={css.root} ref={bar} role="group" aria-label={words.label}>
      <div className={css.line}>
        {children === undefined ? null : <div className={css.search}>{children}</div>}
        <div className={css.wide}>
          {chips.length === 0 ? null : (
            <ul role="list" className={css.chips} aria-label={words.active}>
              {chips.map((filter) => (
                <FilterChip
                  key={filter.id}
                  filter={filter}
                  value={valueOf(filter)}
                  isOpen={openId === filter.id}
                  onOpenChange={(isOpen) => {
                    if (!isOpen) keepFocus(filter.id)
                    setOpenId(isOpen ? filter.id : undefined)
                  }}
                  onChange={(value) => change(filter, value)}
                />
              ))}
            </ul>
          )}
          <AddFilter filters={filters.filter((filter) => !isShown(filter))} onAdd={setOpenId} />
          {filtersInForce(filters, values).length === 0 ? null : (
            <Button
              size="sm"
              tone="quiet"
              onPress={() => {
                keepFocus('')
                onChange(withoutFilters(filters, values))
              }}
            >
              {words.clearAll}
            </Button>
          )}
        </div>
        {filters.length === 0 ? null : (
          <div className={css.phone}>
            <FilterSheet filters={filters} values={values} onChange={onChange} />
          </div>
        )}
      </div>
    </div>
  )
}

interface AddFilterProps {
  filters: readonly Filter[]
  onAdd: (id: string) => void
}

function AddFilter({ filters, onAdd }: AddFilterProps) {
  const { filters: words } = useWords()
  if (filters.length === 0) return null
  return (
    <span data-part="add-filter" className={css.add}>
      <MenuButton
        label={words.addTitle}
        placement="bottom start"
        trigger={
          <Button size="sm" icon="filter" iconEnd="chevronDown" aria-label={words.addTitle}>
            {words.add}
          </Button>
        }
        sections={[{ items: filters.map(({ id, label }) => ({ id, label, onAction: () => onAdd(id) })) }]}
      />
    </span>
  )
}
