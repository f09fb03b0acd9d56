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

/** A choice of one among many, found by writing. */
export interface ComboBoxProps<Id extends string> extends FieldProps, Behaviour {
  options: readonly Option<Id>[]
  /**
   * The chosen id, null for none; give it together with `onChange`. A box that keeps null takes what is chosen
   * elsewhere, into a list say: its own list closes after each choice, as that of any box does.
   */
  value?: Id | null | undefined
  defaultValue?: Id | undefined
  onChange?: ((id: Id | null) => void) | undefined
  placeholder?: string | undefined
}

/** One of many options; writing narrows the list without regard to case or accents. The form gets the id. */
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
      // React Aria finds the text later than the focus may come, and then leaves the box empty.
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

/** React Aria closes the list when the value changes; a box that takes into a list keeps its own. */
function Closing({ ref }: { ref: Ref<OpenList> }) {
  const state = use(ComboBoxStateContext)
  useImperativeHandle(ref, () => ({ close: () => state?.close() }))
  return null
}
