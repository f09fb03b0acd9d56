import { useTranslation } from 'react-i18next'
import type { ListDownload } from '@portal/sdk'
import { downloads } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useDownload } from '#patterns/use-download.ts'

/** The menu of a download: open, download once ready, cancel before. */
export function useDownloadMenu(
  onShow: (download: ListDownload) => void,
): (row: ListDownload) => MenuSection[] {
  const { t } = useTranslation('downloads')
  const family = useFamily(downloads)
  const { start } = useDownload()
  const cancel = useAct(family.cancel, t('list.cancelled'))
  return (download) => {
    const { id, state, isOwn } = download
    const show: MenuEntry = {
      ...{ id: 'show', label: t('list.show'), icon: 'eye' },
      onAction: () => onShow(download),
    }
    const take: MenuEntry = {
      ...{ id: 'download', label: t('list.download'), icon: 'download' },
      onAction: () => void start((options) => family.file(id, options)),
    }
    const stop: MenuEntry = {
      ...{ id: 'cancel', label: t('list.cancel'), icon: 'ban' },
      onAction: () => void cancel(id),
    }
    const isStopping = isOwn && (state === 'queued' || state === 'running')
    return [{ items: [...(isOwn && state === 'ready' ? [take] : []), ...(isStopping ? [stop] : []), show] }]
  }
}
