import { useId, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { withRows } from '#components/data-table/selection.ts'
import { Tabs } from '#components/tabs/tabs.tsx'
import { RequiredMark } from '#private/field/field.tsx'
import { useRestored } from '#private/field/use-restored.ts'
import type { Option } from '#private/option.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { OptionChecklist } from './option-checklist.tsx'
import * as css from './transfer-list.css.ts'
import { TransferSearch } from './transfer-search.tsx'
import { changeable, shownOptions, type TransferTab } from './transfer.ts'

/** Many things to assign to one. */
export interface TransferListProps<Id extends string> {
  /** The label: “Employees of the campaign”. */
  label: string
  description?: ReactNode
  options: readonly Option<Id>[]
  /** The form gets the id of each selected thing under this name. */
  name?: string | undefined
  /** The ids of the selected options; controlled together with `onChange`. */
  value?: readonly Id[] | undefined
  defaultValue?: readonly Id[] | undefined
  onChange?: ((ids: Id[]) => void) | undefined
  /** At least one must be selected. */
  isRequired?: boolean | undefined
}

/**
 * Assigns many things to one: a searchable check list, with a second tab for the selected ones, instead of two lists
 * with arrows between them. Keys: Tab to the search, the views, the buttons and the list; arrows, Space and
 * Shift+arrows tick; Ctrl+A ticks what is shown. For a handful of chips use `MultiSelect`.
 */
export function TransferList<Id extends string>(props: TransferListProps<Id>) {
  const { label, description, options, name, isRequired = false } = props
  const { transfer: words } = useWords()
  const written = useRestored({ name, value: props.value, onChange: props.onChange }, (texts) =>
    options.flatMap(({ id }) => (texts.includes(id) ? [id] : [])),
  )
  const [own, setOwn] = useState<readonly Id[]>(written ?? props.defaultValue ?? [])
  const [query, setQuery] = useState('')
  const [tab, setTab] = useState<TransferTab>('all')
  const search = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const value = props.value ?? own
  const selected: ReadonlySet<string> = new Set(value)
  const change = (next: ReadonlySet<string>) => {
    const ids = options.flatMap(({ id }) => (next.has(id) ? [id] : []))
    setOwn(ids)
    props.onChange?.(ids)
    // The ids are separate from the search text: tell the field that they changed, so that it validates again.
    search.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const panel = (
    <TransferPanel
      label={label}
      options={options}
      selected={selected}
      tab={tab}
      query={query}
      onChange={change}
    />
  )
  return (
    <div className={css.root} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={css.label}>
        {label}
        {isRequired ? <RequiredMark /> : null}
      </span>
      {description === undefined ? null : <p className={css.description}>{description}</p>}
      <TransferSearch
        ref={search}
        label={label}
        name={name}
        isMissing={isRequired && value.length === 0}
        query={query}
        onQuery={setQuery}
      />
      <Tabs
        label={label}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'all', label: words.all, count: options.length, content: panel },
          { id: 'selected', label: words.selected, count: value.length, content: panel },
        ]}
      />
      <Count selected={value.length} total={options.length} />
      {name === undefined ? null : value.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
    </div>
  )
}

interface TransferPanelProps {
  label: string
  options: readonly Option[]
  selected: ReadonlySet<string>
  tab: TransferTab
  query: string
  onChange: (selected: ReadonlySet<string>) => void
}

function TransferPanel({ label, options, selected, tab, query, onChange }: TransferPanelProps) {
  const words = useWords()
  const shown = shownOptions(options, selected, tab, query)
  const isNothing = tab === 'selected' && query.trim() === ''
  const select = (isSelected: boolean) =>
    onChange(withRows(selected, changeable(shown, selected, isSelected), isSelected))
  return (
    <div className={css.panel}>
      <SelectAll shown={shown} selected={selected} query={query} onSelect={select} />
      <OptionChecklist
        label={label}
        options={shown}
        selected={selected}
        query={query}
        emptyText={isNothing ? words.transfer.nothing : words.noMatches}
        onSelect={(keys) => {
          if (keys === 'all') select(true)
          else onChange(keys)
        }}
      />
    </div>
  )
}

interface SelectAllProps {
  shown: readonly Option[]
  selected: ReadonlySet<string>
  query: string
  onSelect: (isSelected: boolean) => void
}

function SelectAll({ shown, selected, query, onSelect }: SelectAllProps) {
  const { transfer: words } = useWords()
  const { locale } = useLocale()
  const isSearch = query.trim() !== ''
  const count = (isSelected: boolean) => changeable(shown, selected, isSelected).length
  const format = (number: number) => formatNumber(number, locale)
  return (
    <div className={css.actions}>
      <Button size="sm" icon="check" onPress={() => onSelect(true)} isDisabled={count(true) === 0}>
        {(isSearch ? words.selectMatching : words.selectAll)(format(count(true)))}
      </Button>
      <Button size="sm" tone="quiet" icon="x" onPress={() => onSelect(false)} isDisabled={count(false) === 0}>
        {isSearch ? words.clearMatching(format(count(false))) : words.clearAll}
      </Button>
    </div>
  )
}

function Count({ selected, total }: { selected: number; total: number }) {
  const { transfer: words } = useWords()
  const { locale } = useLocale()
  return (
    <span role="status" className={css.count}>
      {words.count(formatNumber(selected, locale), formatNumber(total, locale))}
    </span>
  )
}
