import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallOptions, type Download } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { saveFile } from './save-file.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

interface DownloadState {
  readonly isPending: boolean
  /** Bytes so far, and in total if known. */
  readonly received: number
  readonly total: number | undefined
}

const idle: DownloadState = { isPending: false, received: 0, total: undefined }

type AskForFile = (options: CallOptions) => Promise<Download>

/**
 * Downloads a file with progress and cancellation, and saves it. `start` reports errors as a notice, `run` throws
 * them, for forms.
 */
export function useDownload() {
  const { t, i18n } = useTranslation('general')
  const [state, setState] = useState(idle)
  const stop = useRef<AbortController>(undefined)
  const run = async (ask: AskForFile) => {
    const { signal } = (stop.current = new AbortController())
    setState({ ...idle, isPending: true })
    try {
      const file = await ask({ signal })
      const content = await readAll(file, (received) =>
        setState({ isPending: true, received, total: file.size }),
      )
      saveFile(file.filename, content)
      toast({ tone: 'success', title: t('done.downloaded', { name: file.filename }) })
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      setState(idle)
    }
  }
  const start = (ask: AskForFile) => run(ask).catch((error: unknown) => showRefusal(error, i18n.language))
  return { ...state, start, run, cancel: () => stop.current?.abort() }
}

async function readAll(file: Download, onReceived: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: file.contentType })
    parts.push(new Uint8Array(value))
    onReceived((received += value.byteLength))
  }
}
