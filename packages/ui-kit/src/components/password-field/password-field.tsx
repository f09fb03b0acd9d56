import { useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Icon } from '#components/icon/icon.tsx'
import type { TextInputProps } from '#components/text-field/text-field.tsx'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { useRule } from '#private/field/use-rule.ts'
import { useWords } from '#words/use-words.ts'

/** A field for a secret; `autoComplete` tells password managers whether it is the current or a new one. */
export interface PasswordFieldProps extends FieldProps, Omit<TextInputProps, 'inputMode' | 'spellCheck'> {
  autoComplete?: 'current-password' | 'new-password'
}

/** A password, with a button that reveals it. Pasting is allowed. */
export function PasswordField({ label, isLabelHidden, description, validate, ...input }: PasswordFieldProps) {
  const words = useWords()
  const ruled = useRule(validate, label)
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      autoComplete="current-password"
      {...input}
      {...ruled}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      className={css.root}
      data-field={input.name}
      data-secret
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={input.isRequired} />
      <Group className={css.control}>
        <Input className={css.input} />
        <ToggleButton
          className={css.innerButton}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          isSelected={isShown}
          onChange={setShown}
        >
          <Icon id={isShown ? 'eyeOff' : 'eye'} size="sm" />
        </ToggleButton>
      </Group>
      <FieldNote
        label={label}
        name={input.name}
        description={description}
        limits={{ minLength: input.minLength, maxLength: input.maxLength }}
      />
    </AriaTextField>
  )
}
