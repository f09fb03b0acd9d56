import type { Absence } from '@portal/sdk'
import { AbsencePartForm } from './absence-part-form.tsx'
import { AbsenceProofForm } from './absence-proof-form.tsx'
import { AbsenceReasonForm } from './absence-reason-form.tsx'
import type { AskedAct } from './use-absence-acts.ts'

interface AbsenceFormProps {
  act: AskedAct
  absence: Absence
  onClose: () => void
}

/** The form of an action that needs input. */
export function AbsenceForm({ act, ...rest }: AbsenceFormProps) {
  if (act === 'justify') return <AbsenceProofForm {...rest} />
  if (act === 'addPart') return <AbsencePartForm {...rest} />
  return <AbsenceReasonForm act={act} {...rest} />
}
