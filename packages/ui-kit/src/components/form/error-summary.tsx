import { useSyncExternalStore, type RefObject } from 'react'
import { Alert } from '#components/alert/alert.tsx'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import type { FieldComplaint, FormErrors } from '#private/field/form-errors.ts'
import { useWords } from '#words/use-words.ts'
import { fieldTarget } from './fields.ts'
import * as css from './form.css.ts'

interface ErrorSummaryProps {
  errors: FormErrors
  form: RefObject<HTMLFormElement | null>
  /** The number of errors at submission; later ones do not create a summary above the fields. */
  count: number
  isHidden: boolean
}

/**
 * The errors of a form in one place, each linking to its field. A single error is only shown at its field. A
 * corrected one stays, crossed out: a shrinking list would move the fields below while people type.
 */
export function ErrorSummary({ errors, form, count, isHidden }: ErrorSummaryProps) {
  const { validation: words } = useWords()
  const { fields, orphans } = useSyncExternalStore(errors.subscribe, errors.read, errors.read)
  const listed = isHidden || count < 2 || fields.length + orphans.length < 2 ? [] : fields
  if (listed.length + orphans.length === 0) return null
  const left = listed.filter(({ isMended }) => isMended !== true).length + orphans.length
  const go = (name: string) => {
    if (form.current !== null) fieldTarget(form.current, name)?.focus()
  }
  return (
    <Alert
      tone={left === 0 ? 'success' : 'danger'}
      title={left === 0 ? words.allMended : words.summary(left)}
      isSilent
    >
      <ul className={css.list}>
        {orphans.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {listed.map((complaint) => (
          <li key={complaint.name}>
            {complaint.isMended === true ? <Mended {...complaint} /> : <Open {...complaint} onGo={go} />}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Open({ name, label, texts, onGo }: FieldComplaint & { onGo: (name: string) => void }) {
  return (
    <>
      <button type="button" className={css.jump} onClick={() => onGo(name)}>
        {label}
      </button>
      {`: ${texts.join(' ')}`}
    </>
  )
}

function Mended({ label, texts }: FieldComplaint) {
  const { validation: words } = useWords()
  return (
    <>
      <s>{`${label}: ${texts.join(' ')}`}</s>
      <VisuallyHidden>{` (${words.mended})`}</VisuallyHidden>
    </>
  )
}
