import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import type { Rule } from '#forms/rules.ts'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { useRule } from '#private/field/use-rule.ts'

/** Properties of a text field. */
export type TextInputProps = Pick<
  AriaTextFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'spellCheck'
  | 'id'
> & {
  /** A rule for the value, such as `rules.all(rules.required, rules.max5)`; validated on blur and on submission. */
  validate?: Rule | undefined
}

/** A field for one line of text. */
export interface TextFieldProps extends FieldProps, TextInputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined
  /** An example value; never the only label. */
  placeholder?: string | undefined
  /** An icon or unit before the text. */
  prefix?: ReactNode
  /** An icon or unit after the text. */
  suffix?: ReactNode
}

/** One line of text, with its label, description and error. */
export function TextField({
  label,
  isLabelHidden,
  description,
  type = 'text',
  placeholder,
  prefix,
  suffix,
  validate,
  ...input
}: TextFieldProps) {
  const ruled = useRule(validate, label)
  const written = useRestored(input, firstText)
  return (
    <AriaTextField
      {...input}
      {...startWith(written)}
      {...ruled}
      type={type}
      className={css.root}
      data-field={input.name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={input.isRequired} />
      <Group className={css.control}>
        {prefix === undefined ? null : <span className={css.adornment}>{prefix}</span>}
        <Input className={css.input} {...(placeholder === undefined ? {} : { placeholder })} />
        {suffix === undefined ? null : <span className={css.adornment}>{suffix}</span>}
      </Group>
      <FieldNote
        label={label}
        name={input.name}
        description={description}
        limits={{ minLength: input.minLength, maxLength: input.maxLength, type }}
      />
    </AriaTextField>
  )
}
