import { useReducer, useRef } from 'react'
import { refusal, uploadsReducer, type FileRules, type Upload, type UploadState } from './uploads.ts'

/** Sends one file; rejects on failure, aborts with the signal, reports its progress from 0 to 1. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<unknown>

interface UploadsOptions extends FileRules {
  allowsMultiple: boolean
  upload: SendFile | undefined
  describeError: ((error: unknown) => string | undefined) | undefined
  onFiles: ((files: File[]) => void) | undefined
  onUploaded: ((file: File, answer: unknown) => void) | undefined
}

/** Keeps a list of files, and sends each when there is a function for it. */
export function useUploads(options: UploadsOptions) {
  const [uploads, dispatch] = useReducer(uploadsReducer, [])
  const running = useRef(new Map<number, AbortController>())
  const nextId = useRef(1)
  const change = (id: number, state: UploadState) => dispatch({ kind: 'change', id, state })

  const send = async ({ id, file }: Upload) => {
    if (options.upload === undefined) return
    const stop = new AbortController()
    running.current.set(id, stop)
    change(id, { kind: 'uploading', share: 0 })
    const onProgress = (share: number) => {
      if (!stop.signal.aborted) change(id, { kind: 'uploading', share })
    }
    try {
      const answer = await options.upload(file, { signal: stop.signal, onProgress })
      change(id, { kind: 'done' })
      options.onUploaded?.(file, answer)
    } catch (error) {
      change(
        id,
        stop.signal.aborted
          ? { kind: 'cancelled' }
          : { kind: 'failed', message: options.describeError?.(error) },
      )
    } finally {
      running.current.delete(id)
    }
  }

  const add = (files: readonly File[]) => {
    const taken = options.allowsMultiple ? files : files.slice(0, 1)
    const added = taken.map((file): Upload => {
      const reason = refusal(file, options)
      return {
        id: nextId.current++,
        file,
        state: reason === undefined ? { kind: 'chosen' } : { kind: 'refused', reason },
      }
    })
    dispatch({ kind: 'add', uploads: added, replaces: !options.allowsMultiple })
    const good = added.filter(({ state }) => state.kind === 'chosen')
    options.onFiles?.(good.map(({ file }) => file))
    for (const upload of good) void send(upload)
  }

  return {
    uploads,
    add,
    retry: (upload: Upload) => void send(upload),
    cancel: (id: number) => running.current.get(id)?.abort(),
    remove: (id: number) => {
      running.current.get(id)?.abort()
      dispatch({ kind: 'remove', id })
      const left = uploads.filter((upload) => upload.id !== id && upload.state.kind === 'chosen')
      options.onFiles?.(left.map(({ file }) => file))
    },
  }
}
