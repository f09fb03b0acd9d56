import { createContext } from 'react'

/** A field with an error, or with one since the form was submitted. */
export interface FieldComplaint {
  name: string
  label: string
  texts: readonly string[]
  isMended?: boolean
}

/** All errors of a form since it was submitted. */
export interface FormComplaints {
  fields: readonly FieldComplaint[]
  orphans: readonly string[]
}

/** The current errors of a form's fields, stored outside React so that a key press renders one field. */
export interface FormErrors {
  report: (name: string, complaint: FieldComplaint | undefined) => void
  /** Errors without a field to show them. */
  reportOrphans: (texts: readonly string[]) => void
  /** The form is submitted again: forgets corrected errors, and those that fields no longer report. */
  sendAgain: (isHeldBack: boolean) => void
  subscribe: (listener: () => void) => () => void
  read: () => FormComplaints
}

/** Creates the error list of one form. A corrected error stays in it until the next submission: nothing moves up. */
export function createFormErrors(): FormErrors {
  const listeners = new Set<() => void>()
  const complaints = new Map<string, FieldComplaint>()
  /** Errors of the previous submission, which the fields clear a moment later. */
  let past: ReadonlySet<string> = new Set()
  let list: FormComplaints = { fields: [], orphans: [] }
  const change = (next: Partial<FormComplaints>) => {
    list = { ...list, ...next }
    for (const listener of listeners) listener()
  }
  return {
    report(name, complaint) {
      const before = complaints.get(name)
      if (complaint !== undefined) complaints.set(name, complaint)
      else if (before !== undefined && !past.has(name)) complaints.set(name, { ...before, isMended: true })
      else complaints.delete(name)
      past = new Set([...past].filter((one) => one !== name))
      change({ fields: [...complaints.values()] })
    },
    reportOrphans: (orphans) => change({ orphans }),
    sendAgain(isHeldBack) {
      for (const [name, { isMended }] of complaints) if (isMended === true) complaints.delete(name)
      // Blocked by native rules, the other fields keep their errors.
      past = new Set(isHeldBack ? [] : complaints.keys())
      change({ fields: [...complaints.values()] })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => list,
  }
}

export const FormErrorsContext = createContext<FormErrors | null>(null)
