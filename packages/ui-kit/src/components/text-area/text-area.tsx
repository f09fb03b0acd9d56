import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { TextInputProps } from '#components/text-field/text-field.tsx'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { useRule } from '#private/field/use-rule.ts'
import { classNames } from '#css/class-names.ts'
import { box } from './text-area.css.ts'

/** A field for several lines of text. */
export interface TextAreaProps extends FieldProps, Omit<TextInputProps, 'pattern'> {
  rows?: number | undefined
  placeholder?: string | undefined
}

/** Several lines of text; the input grows with its text. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  rows = 3,
  placeholder,
  validate,
  ...input
}: TextAreaProps) {
  const ruled = useRule(validate, label)
  const written = useRestored(input, firstText)
  return (
    <AriaTextField {...input} {...startWith(written)} {...ruled} className={css.root} data-field={input.name}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={input.isRequired} />
      <AriaTextArea
        rows={rows}
        // An input that grows ignores `rows`: set the height of so many lines, plus padding and border.
        style={{ minBlockSize: `calc(${rows}lh + 1.125rem)` }}
        className={classNames(css.control, box)}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <FieldNote
        label={label}
        name={input.name}
        description={description}
        limits={{ minLength: input.minLength, maxLength: input.maxLength }}
      />
    </AriaTextField>
  )
}
