import { useTranslation } from 'react-i18next'
import { correctionFiles } from '@portal/sdk/intranet'
import { ProofUpload } from '#patterns/proof/proof-upload.tsx'

/** The evidence of a correction. */
export function CorrectionProof() {
  const { t } = useTranslation('corrections')
  return (
    <ProofUpload
      family={correctionFiles}
      words={{
        label: t('files.proof'),
        help: t('files.proofHelp'),
        full: t('files.proofFull', { count: 5 }),
        discard: (name) => t('files.discard', { name }),
      }}
    />
  )
}
