import { Button } from 'react-aria-components/Button'
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { OptionList } from '#private/list-box/option-list.tsx'
import type { Option } from '#private/option.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './select.css.ts'

type Behaviour = Pick<
  AriaSelectProps,
  'name' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'autoComplete' | 'id' | 'onBlur'
>

/** A choice of one among a few. */
export interface SelectProps<Id extends string> extends FieldProps, Behaviour {
  options: readonly Option<Id>[]
  /** The chosen id, null for none; controlled together with `onChange`. */
  value?: Id | null | undefined
  defaultValue?: Id | undefined
  onChange?: ((id: Id) => void) | undefined
  placeholder?: string | undefined
  size?: 'sm' | 'md' | undefined
}

/** One of up to about fifteen options; for more use `ComboBox`. */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  description,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  size = 'md',
  ...select
}: SelectProps<Id>) {
  const words = useWords()
  const choose = (key: unknown) => {
    const option = options.find(({ id }) => id === key)
    if (option !== undefined) onChange?.(option.id)
  }
  const written = useRestored({ name: select.name, value, onChange: choose }, firstText)
  return (
    <AriaSelect
      {...select}
      {...(value === undefined ? {} : { value })}
      {...startWith(written ?? defaultValue)}
      onChange={choose}
      placeholder={placeholder ?? words.choose}
      className={field.root}
      data-field={select.name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={select.isRequired} />
      <Button className={classNames(field.control, css.trigger, css.sizes[size])}>
        <SelectValue className={css.value}>
          {({ selectedText, defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <Icon id="sort" size="sm" />
      </Button>
      <FieldNote label={label} name={select.name} description={description} isChoice />
      <OptionList items={options} />
    </AriaSelect>
  )
}
