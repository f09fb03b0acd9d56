import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { CheckboxGroup } from '#components/checkbox-group/checkbox-group.tsx'
import { ComboBox } from '#components/combo-box/combo-box.tsx'
import { MultiSelect } from '#components/multi-select/multi-select.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { readMany, writeMany } from './filter-value.ts'
import type { ControlProps, OptionFilter } from './filter.ts'

// As many as can be scanned at a glance; more get a search.
const mostInSight = 8

/** One or several options: all visible when they are few, searchable when they are many. */
export function OptionChoice(props: ControlProps<OptionFilter>) {
  return props.filter.kind === 'one-of' ? <OneOf {...props} /> : <ManyOf {...props} />
}

function OneOf({ filter: { label, options, onSearch }, value, onChange }: ControlProps<OptionFilter>) {
  const chosen = value === '' ? null : value
  return options.length <= mostInSight && onSearch === undefined ? (
    <RadioGroup label={label} options={options} value={chosen} onChange={onChange} />
  ) : (
    <ComboBox
      label={label}
      options={options}
      value={chosen}
      onChange={(id) => onChange(id ?? '')}
      {...(onSearch === undefined ? {} : { onInputChange: onSearch })}
    />
  )
}

function ManyOf({ filter: { label, options }, value, onChange }: ControlProps<OptionFilter>) {
  const chosen = readMany(value)
  // In the order of the options, so that the same choice gives the same URL.
  const choose = (ids: readonly string[]) =>
    onChange(writeMany(options.map(({ id }) => id).filter((id) => ids.includes(id))))
  return options.length <= mostInSight ? (
    <CheckboxGroup label={label} value={chosen} onChange={choose}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          value={option.id}
          label={option.label}
          description={option.description}
          isDisabled={option.isDisabled ?? false}
        />
      ))}
    </CheckboxGroup>
  ) : (
    <MultiSelect label={label} options={options} value={chosen} onChange={choose} />
  )
}
