import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { textOf } from '#patterns/form-values.ts'
import { proofField, proofOf } from '#patterns/proof/proof-upload.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { AbsenceProof } from './absence-proof.tsx'
import { useAbsenceLabel } from './absence-words.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

/** Brings the proof of an absence, in time or later (AUS-2). */
export function AbsenceProofForm({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { t } = useTranslation('absenceRequests')
  const labelOf = useAbsenceLabel()
  const justify = useAction(useFamily(absences).justify, { families: touchedByAbsence })
  const { id, version } = absence
  return (
    <ResourceForm
      title={t('acts.justify')}
      draft={`absences.justify.${id}`}
      send={(values) => justify(id, { version, fileIds: proofOf(textOf(values[proofField])) })}
      done={t('acts.justified')}
      sendLabel={t('acts.justify')}
      onClose={onClose}
    >
      <p>{labelOf(absence)}</p>
      <AbsenceProof />
    </ResourceForm>
  )
}
