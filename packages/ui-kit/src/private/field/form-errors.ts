import { createContext } from 'react'

/** A field that shows an error at this moment. */
export interface FieldComplaint {
  name: string
  label: string
  texts: readonly string[]
}

/** The errors that the fields of one form show now, kept outside React so that a key press renders one field. */
export interface FormErrors {
  report: (name: string, complaint: FieldComplaint | undefined) => void
  subscribe: (listener: () => void) => () => void
  read: () => readonly FieldComplaint[]
}

/** Makes the list of errors of one form. */
export function createFormErrors(): FormErrors {
  const listeners = new Set<() => void>()
  const complaints = new Map<string, FieldComplaint>()
  let list: readonly FieldComplaint[] = []
  return {
    report(name, complaint) {
      if (complaint === undefined) complaints.delete(name)
      else complaints.set(name, complaint)
      list = [...complaints.values()]
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => list,
  }
}

export const FormErrorsContext = createContext<FormErrors | null>(null)
