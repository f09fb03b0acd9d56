import { createContext } from 'react'

/** A field that shows an error at this moment. */
export interface FieldComplaint {
  name: string
  label: string
  texts: readonly string[]
}

/** All errors of a form at this moment. */
export interface FormComplaints {
  fields: readonly FieldComplaint[]
  orphans: readonly string[]
}

/** The errors that the fields of one form show now, kept outside React so that a key press renders one field. */
export interface FormErrors {
  report: (name: string, complaint: FieldComplaint | undefined) => void
  /** Errors that have no field to stand at. */
  reportOrphans: (texts: readonly string[]) => void
  subscribe: (listener: () => void) => () => void
  read: () => FormComplaints
}

/** Makes the list of errors of one form. */
export function createFormErrors(): FormErrors {
  const listeners = new Set<() => void>()
  const complaints = new Map<string, FieldComplaint>()
  let list: FormComplaints = { fields: [], orphans: [] }
  const change = (next: Partial<FormComplaints>) => {
    list = { ...list, ...next }
    for (const listener of listeners) listener()
  }
  return {
    report(name, complaint) {
      if (complaint === undefined) complaints.delete(name)
      else complaints.set(name, complaint)
      change({ fields: [...complaints.values()] })
    },
    reportOrphans: (orphans) => change({ orphans }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => list,
  }
}

export const FormErrorsContext = createContext<FormErrors | null>(null)
