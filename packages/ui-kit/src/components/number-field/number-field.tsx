import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { Icon } from '#components/icon/icon.tsx'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { startWith, useRestored } from '#private/field/use-restored.ts'
import { useWords } from '#words/use-words.ts'

type Behaviour = Pick<
  AriaNumberFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'minValue'
  | 'maxValue'
  | 'step'
  | 'formatOptions'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
  | 'validate'
  | 'id'
>

/** A field for a number; `formatOptions` are those of `Intl.NumberFormat`. */
export interface NumberFieldProps extends FieldProps, Behaviour {
  placeholder?: string | undefined
  /** Omits the two step buttons. */
  hideSteppers?: boolean | undefined
}

/** A number, parsed and formatted in the locale. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  placeholder,
  hideSteppers,
  ...number
}: NumberFieldProps) {
  const words = useWords()
  const written = useRestored(number, ([text]) => (text === undefined || text === '' ? NaN : Number(text)))
  return (
    <AriaNumberField {...number} {...startWith(written)} className={css.root} data-field={number.name}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={number.isRequired} />
      <Group className={css.control}>
        <Input className={css.input} {...(placeholder === undefined ? {} : { placeholder })} />
        {hideSteppers ? null : (
          <>
            <Button slot="decrement" className={css.innerButton} aria-label={words.decrease}>
              <Icon id="minus" size="sm" />
            </Button>
            <Button slot="increment" className={css.innerButton} aria-label={words.increase}>
              <Icon id="plus" size="sm" />
            </Button>
          </>
        )}
      </Group>
      <FieldNote
        label={label}
        name={number.name}
        description={description}
        limits={{ min: number.minValue, max: number.maxValue }}
      />
    </AriaNumberField>
  )
}
