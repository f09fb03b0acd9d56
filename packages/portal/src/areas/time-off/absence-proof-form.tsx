import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { textOf } from '#patterns/form-values.ts'
import { proofField, proofOf } from '#patterns/proof/proof-upload.tsx'
import { SeenForm } from '#patterns/seen-form.tsx'
import { AbsenceProof } from './absence-proof.tsx'
import { useAbsenceLabel } from './absence-words.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

/** Uploads the proof of an absence, in time or late (AUS-2). */
export function AbsenceProofForm({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { t } = useTranslation('absenceRequests')
  const labelOf = useAbsenceLabel()
  const family = useFamily(absences)
  const justify = useAction(family.justify, { families: touchedByAbsence })
  const { id } = absence
  return (
    <SeenForm
      title={t('acts.justify')}
      draft={`absences.justify.${id}`}
      row={absence}
      send={(values, seen) => justify(id, { ...seen, fileIds: proofOf(textOf(values[proofField])) })}
      done={t('acts.justified')}
      sendLabel={t('acts.justify')}
      onClose={onClose}
    >
      <p>{labelOf(absence)}</p>
      <AbsenceProof />
    </SeenForm>
  )
}
