import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as field from '#private/field/field.css.ts'
import { FieldLabel } from '#private/field/field.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './search-field.css.ts'

type Behaviour = Pick<
  AriaSearchFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'onKeyDown'
  | 'isDisabled'
  | 'autoFocus'
  | 'id'
>

/** A field for what is sought. */
export interface SearchFieldProps extends Behaviour {
  /** What is searched; “Search” when left out. */
  label?: string | undefined
  /** Shows the label above the box; otherwise only readers of the screen get it. */
  isLabelVisible?: boolean | undefined
  placeholder?: string | undefined
}

/** A search: Enter sends, Escape clears. */
export function SearchField({ label, isLabelVisible = false, placeholder, ...search }: SearchFieldProps) {
  const words = useWords()
  return (
    <AriaSearchField {...search} className={field.root} data-field={search.name}>
      <FieldLabel label={label ?? words.search} isLabelHidden={!isLabelVisible} />
      <Group className={classNames(field.control, css.control)}>
        <span className={field.adornment}>
          <Icon id="search" size="sm" />
        </span>
        <Input
          className={classNames(field.input, css.input)}
          placeholder={placeholder ?? label ?? words.search}
        />
        <Button className={classNames(field.innerButton, css.clear)} aria-label={words.clear}>
          <Icon id="x" size="sm" />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
