import { recordsFile, uploads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { messageOf, type Progress } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { FileUpload, type SendFile } from '@portal/ui-kit'
import { fileAddress } from './file-columns.tsx'

const accept = ['.csv', '.txt', '.tsv', '.xlsx', '.ods']

/** The server's default limit for one request; larger files are sent in parts. */
const largestAtOnce = 250 * 1024 * 1024

/** Uploads a file with progress, and continues to its analysis (CAR-2). */
export function FileUploader() {
  const { t, i18n } = useTranslation('recordsFile')
  const recordsFileFamily = useFamily(recordsFile)
  const navigate = useNavigate()
  const { send } = useFamily(uploads)
  const upload: SendFile = async (file, { signal, onProgress }) => {
    const report = ({ percent = 0 }: Progress) => onProgress(percent / 100)
    const options = { signal, onProgress: report }
    const id =
      file.size > largestAtOnce
        ? (await send(file, { ...options, purpose: 'records' })).resultId
        : (await recordsFileFamily.create(file, options)).id
    if (id !== null) void navigate(fileAddress({ id }))
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
