import { useState } from 'react'
import { Button } from '#components/button/button.tsx'
import { DateRangePicker } from '#components/date-range-picker/date-range-picker.tsx'
import { Form } from '#components/form/form.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { useWords } from '#words/use-words.ts'
import {
  withFilter,
  type ControlProps,
  type DateFilter,
  type Filter,
  type FilterValues,
  type YesNoFilter,
} from './filter.ts'
import * as css from './filter-bar.css.ts'
import { readRange, writeRange } from './filter-value.ts'
import { NumberRange } from './number-range.tsx'
import { OptionChoice } from './option-choice.tsx'

interface FilterEditorProps {
  filter: Filter
  /** The value in the URL; empty while the filter is inactive. */
  value: string
  onApply: (value: string) => void
}

/** The fields of a filter. Nothing changes until “Apply”, so that the list is requested once. */
export function FilterEditor({ filter, value, onApply }: FilterEditorProps) {
  const { filters: words } = useWords()
  const [draft, setDraft] = useState(value)
  return (
    <Form hideSummary onSubmit={() => onApply(draft.trim())}>
      <Control filter={filter} value={draft} onChange={setDraft} autoFocus />
      <div className={css.editorFoot}>
        {value === '' ? null : (
          <Button size="sm" tone="quiet" onPress={() => onApply('')}>
            {words.removeThis}
          </Button>
        )}
        <Button size="sm" tone="primary" type="submit">
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}

interface AllFiltersProps {
  /** The id of the form, so that a button outside can submit it. */
  id: string
  filters: readonly Filter[]
  values: FilterValues
  onApply: (values: FilterValues) => void
}

/** The fields of all filters, one below the other; nothing changes until the form is submitted. */
export function AllFilters({ id, filters, values, onApply }: AllFiltersProps) {
  const { filters: words } = useWords()
  const [draft, setDraft] = useState(values)
  const trimmed = () =>
    filters.reduce((rest, filter) => withFilter(rest, filter.id, (rest[filter.id] ?? '').trim()), draft)
  return (
    <Form id={id} hideSummary onSubmit={() => onApply(trimmed())}>
      {filters.map((filter) => {
        const value = draft[filter.id] ?? ''
        const change = (next: string) => setDraft((now) => withFilter(now, filter.id, next))
        return (
          <div key={filter.id} className={css.sheetFilter}>
            <Control filter={filter} value={value} onChange={change} autoFocus={false} />
            {value === '' ? null : (
              <Button
                size="sm"
                tone="quiet"
                aria-label={words.remove(filter.label)}
                onPress={() => change('')}
              >
                {words.removeThis}
              </Button>
            )}
          </div>
        )
      })}
    </Form>
  )
}

function Control({ filter, ...control }: ControlProps) {
  switch (filter.kind) {
    case 'text':
      return <TextField label={filter.label} placeholder={filter.placeholder ?? ''} {...control} />
    case 'one-of':
    case 'many-of':
      return <OptionChoice filter={filter} {...control} />
    case 'yes-no':
      return <YesNo filter={filter} {...control} />
    case 'date-range':
      return <DateChoice filter={filter} {...control} />
    case 'number-range':
      return <NumberRange filter={filter} {...control} />
  }
}

function YesNo({ filter, value, onChange }: ControlProps<YesNoFilter>) {
  const { filters: words } = useWords()
  return (
    <RadioGroup
      label={filter.label}
      value={value === '' ? null : value}
      onChange={onChange}
      options={[
        { id: 'true', label: filter.yesLabel ?? words.yes },
        { id: 'false', label: filter.noLabel ?? words.no },
      ]}
    />
  )
}

function DateChoice({ filter, value, onChange }: ControlProps<DateFilter>) {
  const { from, to } = readRange(value)
  return (
    <DateRangePicker
      label={filter.label}
      min={filter.min}
      max={filter.max}
      today={filter.today}
      value={from === null || to === null ? null : { start: from, end: to }}
      onChange={(range) => onChange(range === null ? '' : writeRange({ from: range.start, to: range.end }))}
    />
  )
}
