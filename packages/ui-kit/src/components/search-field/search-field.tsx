import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import * as field from '#private/field/field.css.ts'
import { FieldLabel } from '#private/field/field.tsx'
import { useWords } from '#words/use-words.ts'
import { SearchBox } from './search-box.tsx'

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

/** A search field. */
export interface SearchFieldProps extends Behaviour {
  /** What is searched. Defaults to “Search”. */
  label?: string | undefined
  /** Shows the label above the input; otherwise it is only for screen readers. */
  isLabelVisible?: boolean | undefined
  placeholder?: string | undefined
}

/** A search: Enter sends, Escape clears. */
export function SearchField({ label, isLabelVisible = false, placeholder, ...search }: SearchFieldProps) {
  const words = useWords()
  return (
    <AriaSearchField {...search} className={field.root} data-field={search.name}>
      <FieldLabel label={label ?? words.search} isLabelHidden={!isLabelVisible} />
      <SearchBox placeholder={placeholder ?? label ?? words.search} />
    </AriaSearchField>
  )
}
