import { useState } from 'react'
import { Button } from '#components/button/button.tsx'
import { DateRangePicker } from '#components/date-range-picker/date-range-picker.tsx'
import { Form } from '#components/form/form.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { useWords } from '#words/use-words.ts'
import type { ControlProps, DateFilter, Filter, YesNoFilter } from './filter.ts'
import * as css from './filter-bar.css.ts'
import { readRange, writeRange } from './filter-value.ts'
import { NumberRange } from './number-range.tsx'
import { OptionChoice } from './option-choice.tsx'

interface FilterEditorProps {
  filter: Filter
  /** As it stands in the address; empty while the filter is off. */
  value: string
  onApply: (value: string) => void
}

/** What a filter asks for. Nothing changes until “Apply”, so that a list is asked for once. */
export function FilterEditor({ filter, value, onApply }: FilterEditorProps) {
  const { filters: words } = useWords()
  const [draft, setDraft] = useState(value)
  return (
    <Form hideSummary onSubmit={() => onApply(draft.trim())}>
      <Control filter={filter} value={draft} onChange={setDraft} />
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

function Control({ filter, value, onChange }: ControlProps) {
  switch (filter.kind) {
    case 'text':
      return (
        <TextField
          label={filter.label}
          placeholder={filter.placeholder ?? ''}
          value={value}
          onChange={onChange}
          autoFocus
        />
      )
    case 'one-of':
    case 'many-of':
      return <OptionChoice filter={filter} value={value} onChange={onChange} />
    case 'yes-no':
      return <YesNo filter={filter} value={value} onChange={onChange} />
    case 'date-range':
      return <DateChoice filter={filter} value={value} onChange={onChange} />
    case 'number-range':
      return <NumberRange filter={filter} value={value} onChange={onChange} />
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
      {...(from === null || to === null ? {} : { defaultValue: { start: from, end: to } })}
      onChange={(range) => onChange(range === null ? '' : writeRange({ from: range.start, to: range.end }))}
    />
  )
}
