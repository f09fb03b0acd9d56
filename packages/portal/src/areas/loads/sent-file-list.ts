import { useSyncExternalStore } from 'react'
import type { ResumableUpload, SendOptions, SendProgress } from '@portal/sdk'

type Asked = Pick<SendOptions, 'purpose' | 'month' | 'kind'>
type Send = (file: File, options: SendOptions) => Promise<ResumableUpload>

/** A file being uploaded, or one that failed. */
export interface SentFile {
  readonly id: number
  readonly file: File
  readonly asked: Asked
  readonly send: Send
  readonly progress?: SendProgress
  readonly error?: unknown
  /** Stops the upload; the server keeps what it has. */
  readonly stop: () => void
}

/**
 * @NOTE: module state instead of a screen's: an upload continues while its sender visits other pages, as long as the
 * tab is open.
 */
let files: readonly SentFile[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** The current uploads. */
export const useSentFiles = () => useSyncExternalStore(listen, () => files)

/** Starts an upload; when finished it leaves the list. */
export function sendFile(file: File, asked: Asked, send: Send): void {
  const id = nextId++
  const stopping = new AbortController()
  set([...files, { id, file, asked, send, stop: () => stopping.abort() }])
  const onProgress = (progress: SendProgress) => change(id, { progress })
  send(file, { ...asked, signal: stopping.signal, onProgress }).then(
    () => dropFile(id),
    (error: unknown) => (stopping.signal.aborted ? dropFile(id) : change(id, { error })),
  )
}

/** Removes one from the list. */
export const dropFile = (id: number): void => set(files.filter((one) => one.id !== id))

/** Retries the upload, skipping what the server already has. */
export function sendAgain({ id, file, asked, send }: SentFile): void {
  dropFile(id)
  sendFile(file, asked, send)
}

const change = (id: number, values: Partial<SentFile>): void =>
  set(files.map((one) => (one.id === id ? { ...one, ...values } : one)))

function set(next: readonly SentFile[]): void {
  files = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
