import { recordsFile } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { messageOf, type RecordsFile } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { FileUpload, type SendFile } from '@portal/ui-kit'
import { fileAddress } from './file-columns.tsx'

const accept = ['.csv', '.txt', '.tsv', '.xlsx', '.ods']

/** Takes a file, shows how far it has come, and goes on to how it is read (CAR-2). */
export function FileUploader() {
  const { t, i18n } = useTranslation('loads')
  const recordsFileFamily = useFamily(recordsFile)
  const navigate = useNavigate()
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const answer: RecordsFile = await recordsFileFamily.create(file, {
      signal,
      onProgress: ({ percent = 0 }) => onProgress(percent / 100),
    })
    void navigate(fileAddress(answer))
    return answer
  }
  return (
    <FileUpload
      label={t('file.upload')}
      isCompact
      accept={accept}
      upload={upload}
      describeError={(error) => messageOf(error, i18n.language)}
    />
  )
}
