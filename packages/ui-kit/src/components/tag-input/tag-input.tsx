import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { Icon } from '#components/icon/icon.tsx'
import { Chips } from '#components/multi-select/chips.tsx'
import { root } from '#components/multi-select/multi-select.css.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote, type FieldProps } from '#private/field/field.tsx'
import { useWords } from '#words/use-words.ts'
import type { TagRule } from './tags.ts'
import { useTags } from './use-tags.ts'

/** A list of free text values. */
export interface TagInputProps extends FieldProps {
  /** The form gets each value under this name. */
  name?: string | undefined
  /** The values; controlled together with `onChange`. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((tags: string[]) => void) | undefined
  /** Validates each value before it is added; its message is shown. */
  rule?: TagRule | undefined
  /** The maximum number of values. */
  max?: number | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  placeholder?: string | undefined
}

/**
 * A list of free values, such as telephone numbers or labels, each as a chip; a pasted column is split. Invalid
 * values stay in the field with the reason. Keys: Enter and comma add, Backspace in the empty field removes the last,
 * Tab leads to the chips, where arrows walk and Delete removes. For known values use `MultiSelect`.
 */
export function TagInput(props: TagInputProps) {
  const { label, isLabelHidden, name, max, rule, isRequired = false, isDisabled = false, placeholder } = props
  const { value, defaultValue, onChange } = props
  const { tagInput: words, validation } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const list = useTags({
    ...{ name, value, defaultValue, max, rule },
    onChange: (tags) => {
      onChange?.(tags)
      // The values are separate from the field's text: tell the field that they changed, so that it validates again.
      input.current?.dispatchEvent(new Event('change', { bubbles: true }))
    },
  })
  const handle = handlersOf(list)
  return (
    <div className={root}>
      <TextField
        value={list.draft}
        onChange={list.write}
        onKeyDown={handle.key}
        onBlur={() => list.add(list.draft)}
        isDisabled={isDisabled}
        {...(list.complaint === undefined ? {} : { isInvalid: true })}
        validate={() => (isRequired && list.tags.length === 0 ? validation.valueMissing(label) : null)}
        className={field.root}
        data-field={name}
        {...(name === undefined ? {} : { name })}
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
        <Group className={field.control}>
          {/* No name: the text being typed is not a value of the form yet. */}
          <Input
            ref={input}
            name=""
            className={field.input}
            onPaste={handle.paste}
            placeholder={placeholder ?? ''}
          />
          <AddButton label={words.add} onPress={() => list.add(list.draft)} />
        </Group>
        <TagNote
          label={label}
          name={name}
          description={props.description ?? words.help}
          complaint={list.complaint}
        />
      </TextField>
      <Chips
        label={label}
        options={list.tags.map((tag) => ({ id: tag, label: tag }))}
        isDisabled={isDisabled}
        onRemove={isDisabled ? undefined : list.remove}
      />
      <HiddenValues name={name} values={list.tags} />
      <VisuallyHidden>
        <span role="status">{list.news}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Enter and comma add, Backspace in the empty field removes the last value, and a pasted list is split. */
function handlersOf(list: ReturnType<typeof useTags>) {
  return {
    key: (event: KeyboardEvent) => {
      const last = list.tags.at(-1)
      if ((event.key === 'Enter' || event.key === ',') && list.draft.trim() !== '') {
        event.preventDefault()
        list.add(list.draft)
      } else if (event.key === 'Backspace' && list.draft === '' && last !== undefined) list.remove(last)
    },
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (!/[\n\r,;\t]/.test(text)) return
      event.preventDefault()
      list.add(`${list.draft}\n${text}`)
    },
  }
}

type TagNoteProps = Parameters<typeof FieldNote>[0] & { complaint: string | undefined }

/** The reason why the text cannot be added, otherwise the description. */
function TagNote({ complaint, ...note }: TagNoteProps) {
  if (complaint === undefined) return <FieldNote {...note} />
  return <FieldError className={field.error}>{complaint}</FieldError>
}

interface HiddenValuesProps {
  name: string | undefined
  values: readonly string[]
}

/** The values of the form. */
function HiddenValues({ name, values }: HiddenValuesProps) {
  if (name === undefined) return null
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />)
}

function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button className={field.innerButton} aria-label={label} onPress={onPress}>
      <Icon id="plus" size="sm" />
    </Button>
  )
}
