import { createContext } from 'react'

/** A field that shows an error at this moment, or has shown one since the form was sent. */
export interface FieldComplaint {
  name: string
  label: string
  texts: readonly string[]
  isMended?: boolean
}

/** All errors of a form since it was sent. */
export interface FormComplaints {
  fields: readonly FieldComplaint[]
  orphans: readonly string[]
}

/** The errors that the fields of one form show now, kept outside React so that a key press renders one field. */
export interface FormErrors {
  report: (name: string, complaint: FieldComplaint | undefined) => void
  /** Errors that have no field to stand at. */
  reportOrphans: (texts: readonly string[]) => void
  /** The form is sent again: what was mended is forgotten, and so is what fields complained of once they no longer do. */
  sendAgain: (isHeldBack: boolean) => void
  subscribe: (listener: () => void) => () => void
  read: () => FormComplaints
}

/** Makes the list of errors of one form. What is mended stays in it until the form is sent again: nothing moves up. */
export function createFormErrors(): FormErrors {
  const listeners = new Set<() => void>()
  const complaints = new Map<string, FieldComplaint>()
  /** Those of the sending before: the fields take them back a moment later. */
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
      // Held back by the rules of fields, the others go on complaining as they did.
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
