import { useSyncExternalStore } from 'react'
import type { ResumableUpload, SendOptions, SendProgress } from '@portal/sdk'

type Asked = Pick<SendOptions, 'purpose' | 'month' | 'kind'>
type Send = (file: File, options: SendOptions) => Promise<ResumableUpload>

/** A file on its way, or one that did not arrive. */
export interface SentFile {
  readonly id: number
  readonly file: File
  readonly asked: Asked
  readonly send: Send
  readonly progress?: SendProgress
  readonly error?: unknown
  /** Stops sending; what is on the server stays. */
  readonly stop: () => void
}

/**
 * @NOTE: kept beside the screens and not in one: a file goes on while its sender looks at other pages, as far as the tab lives.
 */
let files: readonly SentFile[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** The files on their way. */
export const useSentFiles = () => useSyncExternalStore(listen, () => files)

/** Begins to send a file; done, it leaves the list. */
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

/** Takes one off the list. */
export const dropFile = (id: number): void => set(files.filter((one) => one.id !== id))

/** Sends it once more: what is there is not sent again. */
export function sendAgain({ id, file, asked, send }: SentFile): void {
  dropFile(id)
  sendFile(file, asked, send)
}

const change = (id: number, values: Partial<SentFile>): void =>
  set(files.map((one) => (one.id === id ? { ...one, ...values } : one)))

function set(next: readonly SentFile[]): void {
  files = next
  for (const tell of listeners) tell()
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
