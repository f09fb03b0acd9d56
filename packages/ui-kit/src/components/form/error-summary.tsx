import { useSyncExternalStore, type RefObject } from 'react'
import { Alert } from '#components/alert/alert.tsx'
import type { FormErrors } from '#private/field/form-errors.ts'
import { useWords } from '#words/use-words.ts'
import { fieldTarget } from './fields.ts'
import * as css from './form.css.ts'

interface ErrorSummaryProps {
  errors: FormErrors
  form: RefObject<HTMLFormElement | null>
  isHidden: boolean
}

/** The errors of a form in one place, each leading to its field. One error alone is seen at its field. */
export function ErrorSummary({ errors, form, isHidden }: ErrorSummaryProps) {
  const words = useWords()
  const { fields, orphans } = useSyncExternalStore(errors.subscribe, errors.read, errors.read)
  const listed = isHidden || fields.length + orphans.length < 2 ? [] : fields
  if (listed.length + orphans.length === 0) return null
  const go = (name: string) => {
    if (form.current !== null) fieldTarget(form.current, name)?.focus()
  }
  return (
    <Alert tone="danger" title={words.validation.summary(listed.length + orphans.length)} isSilent>
      <ul className={css.list}>
        {orphans.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {listed.map(({ name, label, texts }) => (
          <li key={name}>
            <button type="button" className={css.jump} onClick={() => go(name)}>
              {label}
            </button>
            {`: ${texts.join(' ')}`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
