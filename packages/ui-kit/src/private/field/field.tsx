import { useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { FieldError, FieldErrorContext, type FieldErrorRenderProps } from 'react-aria-components/FieldError'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classNames } from '#css/class-names.ts'
import { root as visuallyHidden } from '#layouts/visually-hidden/visually-hidden.css.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './field.css.ts'
import { FormErrorsContext } from './form-errors.ts'
import { validationText, type FieldLimits } from './validation-text.ts'

/** Properties of every field. */
export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the context says it already. */
  isLabelHidden?: boolean | undefined
  description?: ReactNode
}

/** The label, marked when a value is required. */
export function FieldLabel({
  label,
  isLabelHidden,
  isRequired,
}: Pick<FieldProps, 'label' | 'isLabelHidden'> & { isRequired?: boolean | undefined }) {
  return (
    <Label className={classNames(css.label, isLabelHidden && visuallyHidden)}>
      {label}
      {isRequired ? <RequiredMark /> : null}
    </Label>
  )
}

/** The mark of required fields. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden>
      {' '}
      *
    </span>
  )
}

interface FieldNoteProps extends Pick<FieldProps, 'label' | 'description'> {
  name?: string | undefined
  limits?: FieldLimits | undefined
  isChoice?: boolean | undefined
}

/**
 * The lines below a field: its description, and its error. A cleared error keeps its space, so that a moving pointer
 * does not miss what is below.
 */
export function FieldNote({ description, ...field }: FieldNoteProps) {
  const validation = useContext(FieldErrorContext)
  const isInvalid = validation?.isInvalid === true
  const error = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    if (validation?.isInvalid === true) setRoom(error.current?.getBoundingClientRect().height ?? 0)
  }, [validation])
  return (
    <>
      {description === undefined ? null : (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError ref={error} className={css.error}>
        {(validation) => <FieldMessage {...field} validation={validation} />}
      </FieldError>
      {isInvalid || room === 0 ? null : <span style={{ display: 'block', blockSize: room }} />}
    </>
  )
}

function FieldMessage({
  name,
  label,
  limits,
  isChoice,
  validation,
}: Omit<FieldNoteProps, 'description'> & { validation: FieldErrorRenderProps }) {
  const words = useWords()
  const { locale } = useLocale()
  const errors = useContext(FormErrorsContext)
  const texts = validationText({ ...validation, label, limits, isChoice }, words, locale)
  const joined = texts.join('\n')
  useEffect(() => {
    if (errors === null || name === undefined) return
    errors.report(name, { name, label, texts: joined.split('\n') })
    return () => errors.report(name, undefined)
  }, [errors, name, label, joined])
  return texts.map((text) => (
    <span key={text} className={css.errorLine}>
      {text}
    </span>
  ))
}
