import type { ReactNode } from 'react'
import { isPortalError, messageOfCode } from '@portal/sdk'
import { Refusal } from './refusals/refusal.tsx'

/** The messages of a refusal: at each field, or one for the whole form. */
export interface FormErrors {
  readonly validationErrors?: Record<string, string[]>
  readonly formError?: ReactNode
}

/** Maps a refusal to form errors in a language. A new object for each refusal moves the focus. */
export function formErrorsOf(error: unknown, language: string): FormErrors {
  if (error === undefined || error === null) return {}
  const fields = isPortalError(error) && 'fields' in error ? Object.entries(error.fields) : []
  // A state has no field: somebody else was first, and the refusal shows the current state.
  if (fields.length === 0 || (isPortalError(error, 'conflict') && 'state' in error.fields))
    return { formError: <Refusal error={error} /> }
  return {
    validationErrors: Object.fromEntries(
      fields.map(([path, faults]) => [path, faults.map(({ code }) => messageOfCode(code, language))]),
    ),
  }
}
