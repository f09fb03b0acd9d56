import { useTranslation } from 'react-i18next'
import { messageOfCode, type ResumableUpload } from '@portal/sdk'
import { type Column, Progress, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { fileAddress } from './file-columns.tsx'

const tones = {
  uploading: 'warning',
  checking: 'info',
  done: 'success',
  refused: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const

/** The page with the result of an upload; undefined while there is none. */
export function resultAddress({ purpose, resultId }: ResumableUpload): string | undefined {
  if (resultId === null) return undefined
  return purpose === 'records' ? fileAddress({ id: resultId }) : `/nominas?tab=batches&batch=${resultId}`
}

/** The file, purpose, progress and result of an upload. */
export function useUploadColumns(): readonly Column<ResumableUpload>[] {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  return [
    {
      id: 'name',
      header: t('list.name'),
      rowHeader: true,
      sortable: true,
      priority: 1,
      cell: ({ name }) => name,
    },
    { id: 'state', header: t('list.state'), priority: 1, cell: (upload) => <UploadState upload={upload} /> },
    {
      id: 'purpose',
      header: t('list.purpose'),
      priority: 2,
      cell: ({ purpose }) => t(`list.purposes.${purpose}`),
    },
    {
      ...{ id: 'result', header: t('list.result'), priority: 2 },
      cell: ({ purpose, resultId }) => (resultId === null ? '—' : t(`list.results.${purpose}`)),
    },
    {
      ...{ id: 'size', header: t('list.size'), sortable: true, priority: 2, align: 'end' },
      cell: ({ size }) => format.bytes(size),
    },
    {
      ...{ id: 'createdAt', header: t('list.createdAt'), sortable: true, priority: 2 },
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      ...{ id: 'finishedAt', header: t('list.finishedAt'), priority: 3 },
      cell: ({ finishedAt }) => format.dateTime(finishedAt),
    },
    {
      ...{ id: 'expiresAt', header: t('list.expiresAt'), priority: 3, hidden: true },
      cell: ({ expiresAt }) => format.dateTime(expiresAt),
    },
  ]
}

function UploadState({ upload: { state, received, size, refusal } }: { upload: ResumableUpload }) {
  const { t, i18n } = useTranslation('uploads')
  const format = useFormat()
  if (state === 'uploading')
    return (
      <Progress
        label={t('list.states.uploading')}
        value={received}
        max={size}
        tone="warning"
        valueLabel={t('list.progress', { done: format.bytes(received), total: format.bytes(size) })}
      />
    )
  const text =
    refusal === null
      ? t(`list.states.${state}`)
      : t('list.refusal', { reason: messageOfCode(refusal.code, i18n.language) })
  return <Status tone={tones[state]}>{text}</Status>
}
