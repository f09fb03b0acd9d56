import { useTranslation } from 'react-i18next'
import { absenceFiles } from '@portal/sdk/intranet'
import { ProofUpload } from '#patterns/proof/proof-upload.tsx'

/** The proof of an absence. */
export function AbsenceProof() {
  const { t } = useTranslation('absenceRequests')
  return (
    <ProofUpload
      family={absenceFiles}
      words={{
        label: t('proof.label'),
        help: t('proof.help'),
        full: t('proof.full', { count: 5 }),
        discard: (name) => t('proof.discard', { name }),
      }}
    />
  )
}
