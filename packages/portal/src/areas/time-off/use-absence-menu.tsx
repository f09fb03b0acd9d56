import { useState } from 'react'
import type { Absence } from '@portal/sdk'
import { AbsenceForm } from './absence-forms.tsx'
import { type AskedAct, useAbsenceActs } from './use-absence-acts.ts'

/** The actions of a row, and their form. */
export function useAbsenceMenu() {
  const [asked, setAsked] = useState<{ act: AskedAct; absence: Absence }>()
  const ask = (act: AskedAct, absence: Absence) => setAsked({ act, absence })
  const actsOf = useAbsenceActs(ask)
  return {
    ask,
    rowActions: (row: Absence) => [
      { items: actsOf(row).map(({ id, label, icon, run }) => ({ id, label, icon, onAction: run })) },
    ],
    form: asked === undefined ? null : <AbsenceForm {...asked} onClose={() => setAsked(undefined)} />,
  }
}
