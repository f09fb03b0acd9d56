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

/** The search of the list. It stands for the whole list in a form: errors are shown here, and lead the focus here. */
export function TransferSearch({ label, name, isMissing, query, onQuery, ref }: TransferSearchProps) {
  const words = useWords()
  return (
    <SearchField
      value={query}
      onChange={onQuery}
      // Enter seeks nothing more than writing did; it must not send the form.
      onSubmit={() => undefined}
      validate={() => (isMissing ? words.validation.chooseOne(label) : null)}
      className={field.root}
      data-field={name}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel label={words.search} isLabelHidden />
      {/* Has no name: the search text is not a value of the form. */}
      <SearchBox ref={ref} name="" placeholder={words.search} />
      <FieldNote label={label} name={name} isChoice />
    </SearchField>
  )
}
