import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { Ref } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as field from '#private/field/field.css.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './search-field.css.ts'

interface SearchBoxProps {
  placeholder: string
  /** Empty where the search text is not a value of the form. */
  name?: '' | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A search input: a lens, the text, and a clear button. */
export function SearchBox({ placeholder, name, ref }: SearchBoxProps) {
  const words = useWords()
  return (
    <Group className={classNames(field.control, css.control)}>
      <span className={field.adornment}>
        <Icon id="search" size="sm" />
      </span>
      <Input
        {...(ref === undefined ? {} : { ref })}
        {...(name === undefined ? {} : { name })}
        className={classNames(field.input, css.input)}
        placeholder={placeholder}
      />
      <Button className={classNames(field.innerButton, css.clear)} aria-label={words.clear}>
        <Icon id="x" size="sm" />
      </Button>
    </Group>
  )
}
