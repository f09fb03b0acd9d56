import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { Icon } from '#components/icon/icon.tsx'
import * as css from '#private/choice/choice.css.ts'
import * as field from '#private/field/field.css.ts'
import { FieldNote } from '#private/field/field.tsx'
import { useRestored } from '#private/field/use-restored.ts'

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

/** A yes or no that takes effect when the form is submitted; for an immediate effect use `Switch`. */
export interface CheckboxProps extends Behaviour {
  label: string
  description?: ReactNode
}

/** A check box, alone or inside a `CheckboxGroup` (then with a `value`). */
export function Checkbox({ label, description, ...checkbox }: CheckboxProps) {
  const { name, isSelected: value, onChange } = checkbox
  const written = useRestored({ name, value, onChange }, (texts) => texts.length > 0)
  return (
    <CheckboxField
      {...checkbox}
      {...(written === undefined ? {} : { defaultSelected: written })}
      className={field.root}
      data-field={name}
    >
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
      <FieldNote label={label} name={name} description={description} />
    </CheckboxField>
  )
}
