import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type CallOptions, type Download } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { saveFile } from './save-file.ts'

interface DownloadState {
  readonly isPending: boolean
  /** Bytes so far, and in all when the server says it. */
  readonly received: number
  readonly total: number | undefined
}

const idle: DownloadState = { isPending: false, received: 0, total: undefined }

/** Downloads a file with how far it is, and hands it to the person; it can be cancelled. */
export function useDownload<Args extends readonly unknown[]>(
  fetchFile: (...args: [...Args, options?: CallOptions]) => Promise<Download>,
) {
  const { t, i18n } = useTranslation('general')
  const [state, setState] = useState(idle)
  const stop = useRef<AbortController>(undefined)
  const start = async (...args: Args) => {
    stop.current = new AbortController()
    const { signal } = stop.current
    setState({ ...idle, isPending: true })
    try {
      const file = await fetchFile(...args, { signal })
      const content = await file.blob()
      saveFile(file.filename, content)
      toast({ tone: 'success', title: t('done.downloaded', { name: file.filename }) })
    } catch (error) {
      if (!signal.aborted) toast({ tone: 'danger', title: messageOf(error, i18n.language) })
    } finally {
      setState(idle)
    }
  }
  return { ...state, start, cancel: () => stop.current?.abort() }
}
