import { Button } from 'react-aria-components/Button'
import { ComboBox, type ComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '#components/icon/icon.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { useMenuTrigger } from '#private/list-box/list-input.tsx'
import { OptionList } from '#private/list-box/option-list.tsx'
import type { Option } from '#private/option.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { Chips } from './chips.tsx'
import * as css from './multi-select.css.ts'
import { useChoices } from './use-choices.ts'
import { WrittenField } from './written-field.tsx'

type Behaviour = Pick<
  ComboBoxProps<Option, 'multiple'>,
  'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'id'
>

/** A choice of several among many. */
export interface MultiSelectProps<Id extends string> extends FieldProps, Behaviour {
  options: readonly Option<Id>[]
  /** The chosen ids in the order of choosing; controlled together with `onChange`. */
  value?: readonly Id[] | undefined
  defaultValue?: readonly Id[] | undefined
  onChange?: ((ids: Id[]) => void) | undefined
  /** Creates an option from the typed text. When it rejects, the text stays. */
  onCreate?: ((text: string) => Promise<Option<Id>> | Option<Id>) | undefined
  /** Called with the typed text, to query options elsewhere; keep the chosen ones among `options`. */
  onInputChange?: ((text: string) => void) | undefined
  /** The maximum number of choices. */
  max?: number | undefined
  /** Why no more can be chosen. Defaults to the kit's text. */
  maxReason?: string | undefined
  placeholder?: string | undefined
}

/**
 * Several of many options, searchable, each shown as a chip. The form gets the ids under one name. Keys: write and
 * arrows to an option, Enter takes it, Backspace in the empty box removes the last one; Tab leads to the chips, where
 * arrows walk and Delete removes. For up to seven options use `CheckboxGroup`, for hundreds `TransferList`.
 */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const { label, isLabelHidden, description, placeholder, max, name, isDisabled = false } = props
  const words = useWords()
  const { options, value, defaultValue, onChange, onCreate } = props
  const choices = useChoices({ name, options, value, defaultValue, onChange, onCreate, max })
  const last = choices.chosenOptions.at(-1)
  const canRemove = !isDisabled && props.isReadOnly !== true
  return (
    <div className={css.root}>
      <ComboBox<Option, 'multiple'>
        {...behaviourOf(props)}
        selectionMode="multiple"
        value={[...choices.chosen]}
        onChange={(keys) => choices.take(keys.map(String))}
        inputValue={choices.written}
        onInputChange={(text) => {
          choices.setWritten(text)
          props.onInputChange?.(text)
        }}
        items={choices.items}
        menuTrigger={useMenuTrigger()}
        allowsEmptyCollection
        className={field.root}
        data-field={name}
        onKeyDown={({ key }) => {
          if (key === 'Backspace' && choices.written === '' && last !== undefined && canRemove) {
            choices.remove(last.id)
          }
        }}
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
        <Group className={field.control}>
          <WrittenField placeholder={placeholder ?? words.choose} />
          <Button className={field.innerButton} aria-label={words.showOptions}>
            <Icon id="chevronDown" size="sm" />
          </Button>
        </Group>
        <FieldNote label={label} name={name} description={description} isChoice />
        <OptionList />
      </ComboBox>
      <Chips
        label={words.multiSelect.chosen(label)}
        options={choices.chosenOptions}
        isDisabled={isDisabled}
        onRemove={canRemove ? choices.remove : undefined}
      />
      <Full max={choices.isFull ? max : undefined} reason={props.maxReason} />
      <VisuallyHidden>
        <span role="status">{choices.news}</span>
      </VisuallyHidden>
    </div>
  )
}

const behaviourOf = ({ name, isRequired, isDisabled, isReadOnly, autoFocus, id }: Behaviour): Behaviour => ({
  ...(name === undefined ? {} : { name }),
  ...(isRequired === undefined ? {} : { isRequired }),
  ...(isDisabled === undefined ? {} : { isDisabled }),
  ...(isReadOnly === undefined ? {} : { isReadOnly }),
  ...(autoFocus === undefined ? {} : { autoFocus }),
  ...(id === undefined ? {} : { id }),
})

function Full({ max, reason }: { max: number | undefined; reason: string | undefined }) {
  const { multiSelect: words } = useWords()
  const { locale } = useLocale()
  return (
    <div role="status">
      {max === undefined ? null : (
        <span className={css.full}>
          <Icon id="info" size="sm" />
          {reason ?? words.limit(formatNumber(max, locale))}
        </span>
      )}
    </div>
  )
}
