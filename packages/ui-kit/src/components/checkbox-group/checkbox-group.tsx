import type { ReactNode } from 'react'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import * as css from '#private/choice/choice.css.ts'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { startWith, useRestored } from '#private/field/use-restored.ts'

type Behaviour = Pick<
  AriaCheckboxGroupProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'validate'
  | 'id'
>

/** A question with several answers. */
export interface CheckboxGroupProps extends FieldProps, Behaviour {
  orientation?: 'vertical' | 'horizontal' | undefined
  /** `Checkbox` elements, each with a `value`. */
  children: ReactNode
}

/** Several check boxes under one label. */
export function CheckboxGroup({
  label,
  isLabelHidden,
  description,
  orientation = 'vertical',
  children,
  ...group
}: CheckboxGroupProps) {
  const written = useRestored(group, (texts) => [...texts])
  return (
    <AriaCheckboxGroup {...group} {...startWith(written)} className={field.root} data-field={group.name}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={group.isRequired} />
      <div className={css.options} data-orientation={orientation}>
        {children}
      </div>
      <FieldNote label={label} name={group.name} description={description} isChoice />
    </AriaCheckboxGroup>
  )
}
