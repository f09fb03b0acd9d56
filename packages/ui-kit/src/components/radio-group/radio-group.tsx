import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import * as css from '#private/choice/choice.css.ts'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import type { Option } from '#private/option.ts'

type Behaviour = Pick<
  AriaRadioGroupProps,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'validate' | 'id'
>

/** A question with one answer, with all answers visible. */
export interface RadioGroupProps<Id extends string> extends FieldProps, Behaviour {
  options: readonly Option<Id>[]
  value?: Id | null | undefined
  defaultValue?: Id | undefined
  onChange?: ((id: Id) => void) | undefined
  orientation?: 'vertical' | 'horizontal' | undefined
}

/** One of two to five options. */
export function RadioGroup<Id extends string>({
  label,
  isLabelHidden,
  description,
  options,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  ...group
}: RadioGroupProps<Id>) {
  const choose = (id: string) => {
    const option = options.find((candidate) => candidate.id === id)
    if (option !== undefined) onChange?.(option.id)
  }
  const written = useRestored({ name: group.name, value, onChange: choose }, firstText)
  return (
    <AriaRadioGroup
      {...group}
      {...(value === undefined ? {} : { value })}
      {...startWith(written ?? defaultValue)}
      onChange={choose}
      orientation={orientation}
      className={field.root}
      data-field={group.name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={group.isRequired} />
      <div className={css.options} data-orientation={orientation}>
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
            <RadioButton className={css.label}>
              <span className={css.radioMark} />
              <span className={css.words}>
                <span>{option.label}</span>
                {option.description === undefined ? null : (
                  <Text slot="description" className={field.description}>
                    {option.description}
                  </Text>
                )}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNote label={label} name={group.name} description={description} isChoice />
    </AriaRadioGroup>
  )
}
