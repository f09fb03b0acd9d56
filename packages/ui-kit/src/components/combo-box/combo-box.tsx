import { type Ref, use, useImperativeHandle, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '#components/icon/icon.tsx'
import * as css from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { firstText, startWith, useRestored } from '#private/field/use-restored.ts'
import { ListInput, useMenuTrigger } from '#private/list-box/list-input.tsx'
import { OptionList } from '#private/list-box/option-list.tsx'
import type { Option } from '#private/option.ts'
import { useWords } from '#words/use-words.ts'

type Behaviour = Pick<
  AriaComboBoxProps<Option>,
  'name' | 'isRequired' | 'isDisabled' | 'autoFocus' | 'id' | 'onBlur' | 'inputValue' | 'onInputChange'
>

/** A searchable choice of one option. */
export interface ComboBoxProps<Id extends string> extends FieldProps, Behaviour {
  options: readonly Option<Id>[]
  /**
   * The chosen id, null for none; controlled together with `onChange`. With a constant null the choice is handled
   * elsewhere, such as added to a list; the options still close after each choice.
   */
  value?: Id | null | undefined
  defaultValue?: Id | undefined
  onChange?: ((id: Id | null) => void) | undefined
  placeholder?: string | undefined
}

/** One of many options; typing filters the list, ignoring case and accents. The form gets the id. */
export function ComboBox<Id extends string>({
  label,
  isLabelHidden,
  description,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  ...combo
}: ComboBoxProps<Id>) {
  const words = useWords()
  const menuTrigger = useMenuTrigger()
  const list = useRef<OpenList>(null)
  const choose = (key: unknown) => {
    onChange?.(options.find(({ id }) => id === key)?.id ?? null)
    if (value === null && key !== null) list.current?.close()
  }
  const written = useRestored({ name: combo.name, value, onChange: choose }, firstText)
  const start = written ?? defaultValue
  const [startText] = useState(() => options.find(({ id }) => id === (value ?? start))?.label ?? '')
  return (
    <AriaComboBox
      // React Aria resolves the text after the focus may have arrived, and then leaves the input empty.
      defaultInputValue={startText}
      {...combo}
      {...(value === undefined ? {} : { value })}
      {...startWith(start)}
      onChange={choose}
      defaultItems={options}
      menuTrigger={menuTrigger}
      allowsEmptyCollection
      className={css.root}
      data-field={combo.name}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={combo.isRequired} />
      <Group className={css.control}>
        <ListInput placeholder={placeholder ?? words.choose} />
        <Button className={css.innerButton} aria-label={words.showOptions}>
          <Icon id="chevronDown" size="sm" />
        </Button>
      </Group>
      <FieldNote label={label} name={combo.name} description={description} isChoice />
      <OptionList />
      <Closing ref={list} />
    </AriaComboBox>
  )
}

interface OpenList {
  close: () => void
}

/** React Aria closes the list when the value changes; with a constant value it must be closed here. */
function Closing({ ref }: { ref: Ref<OpenList> }) {
  const state = use(ComboBoxStateContext)
  useImperativeHandle(ref, () => ({ close: () => state?.close() }))
  return null
}
