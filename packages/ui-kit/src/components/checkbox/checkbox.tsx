import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { Icon } from '#components/icon/icon.tsx'
import * as css from '#private/choice/choice.css.ts'
import * as field from '#private/field/field.css.ts'
import { FieldNote } from '#private/field/field.tsx'

type Behaviour = Pick<
  CheckboxFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'isIndeterminate'
  | 'onChange'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'validate'
  | 'id'
>

/** A yes or no that takes effect when the form is sent; for an effect at once use `Switch`. */
export interface CheckboxProps extends Behaviour {
  label: string
  description?: ReactNode
}

/** One thing to tick, alone or inside a `CheckboxGroup` (then with a `value`). */
export function Checkbox({ label, description, ...checkbox }: CheckboxProps) {
  return (
    <CheckboxField {...checkbox} className={field.root} data-field={checkbox.name}>
      <CheckboxButton className={css.label}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={css.checkMark}>
              {isIndeterminate ? (
                <Icon id="minus" size="sm" />
              ) : isSelected ? (
                <Icon id="check" size="sm" />
              ) : null}
            </span>
            <span>{label}</span>
          </>
        )}
      </CheckboxButton>
      <FieldNote label={label} name={checkbox.name} description={description} />
    </CheckboxField>
  )
}
