import type { Ref } from 'react'
import { SearchField } from 'react-aria-components/SearchField'
import { SearchBox } from '#components/search-field/search-box.tsx'
import * as field from '#private/field/field.css.ts'
import { FieldLabel, FieldNote } from '#private/field/field.tsx'
import { useWords } from '#words/use-words.ts'

interface TransferSearchProps {
  label: string
  name: string | undefined
  isMissing: boolean
  query: string
  onQuery: (query: string) => void
  ref: Ref<HTMLInputElement>
}

/** The search of the list. In a form it represents the whole list: errors are shown and focused here. */
export function TransferSearch({ label, name, isMissing, query, onQuery, ref }: TransferSearchProps) {
  const words = useWords()
  return (
    <SearchField
      value={query}
      onChange={onQuery}
      // The search is live; Enter must not submit the form.
      onSubmit={() => undefined}
      validate={() => (isMissing ? words.validation.chooseOne(label) : null)}
      className={field.root}
      data-field={name}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel label={words.search} isLabelHidden />
      {/* No name: the search text is not a value of the form. */}
      <SearchBox ref={ref} name="" placeholder={words.search} />
      <FieldNote label={label} name={name} isChoice />
    </SearchField>
  )
}
