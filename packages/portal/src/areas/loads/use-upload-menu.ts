import { useTranslation } from 'react-i18next'
import type { ResumableUpload } from '@portal/sdk'
import { uploads } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useSentFiles } from './sent-file-list.ts'
import { resultAddress } from './upload-columns.tsx'

/** What can be done with an upload: what was made of it is opened, one that is not over is given up. */
export function useUploadMenu(): (upload: ResumableUpload) => readonly MenuSection[] {
  const { t } = useTranslation('uploads')
  const sent = useSentFiles()
  const cancel = useAct(useFamily(uploads).cancel, t('list.cancelled'))
  return (upload) => {
    const href = resultAddress(upload)
    const open: MenuEntry[] =
      href === undefined ? [] : [{ id: 'open', label: t('list.open'), icon: 'eye', href }]
    const onAction = () => {
      sent.find(({ progress }) => progress?.upload?.id === upload.id)?.stop()
      void cancel(upload.id)
    }
    const stop: MenuEntry[] =
      upload.state === 'uploading' ? [{ id: 'cancel', label: t('list.cancel'), icon: 'ban', onAction }] : []
    return [{ items: [...open, ...stop] }]
  }
}
