import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import * as css from '#private/choice/choice.css.ts'
import * as field from '#private/field/field.css.ts'
import { FieldNote } from '#private/field/field.tsx'
import { useRestored } from '#private/field/use-restored.ts'

type Behaviour = Pick<
  SwitchFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'id'
>

/** Something that is on or off. */
export interface SwitchProps extends Behaviour {
  label: string
  description?: ReactNode
}

/** Turns something on or off, with an immediate effect. */
export function Switch({ label, description, ...behaviour }: SwitchProps) {
  const { name, isSelected: value, onChange } = behaviour
  const written = useRestored({ name, value, onChange }, (texts) => texts.length > 0)
  return (
    <SwitchField
      {...behaviour}
      {...(written === undefined ? {} : { defaultSelected: written })}
      className={field.root}
      data-field={name}
    >
      <SwitchButton className={css.label}>
        <span className={css.switchMark} />
        <span>{label}</span>
      </SwitchButton>
      <FieldNote label={label} name={name} description={description} />
    </SwitchField>
  )
}
