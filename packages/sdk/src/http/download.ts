import { type Answer, type Call, callOf } from './call.ts'
import { guarded } from './guarded-stream.ts'
import type { Ask } from './perform.ts'

/** A file that the server sends. It can be read once, by one of its ways. */
export interface Download {
  readonly filename: string
  readonly contentType: string
  /** Bytes, when the server says so. */
  readonly size?: number | undefined
  /** Its bytes as they come. */
  stream(): ReadableStream<Uint8Array>
  /** All its bytes. */
  blob(): Promise<Blob>
  /** All of it, read as UTF-8. */
  text(): Promise<string>
  /** Writes it to disk; in Node, once '@portal/sdk/node' is imported. */
  toFile(path: string): Promise<void>
}

/** A download under way: its ways of reading can be called at once. */
export interface DownloadCall extends Call<Download> {
  /** All its bytes. */
  blob(): Promise<Blob>
  /** All of it, read as UTF-8. */
  text(): Promise<string>
  /** Writes it to disk; in Node, once '@portal/sdk/node' is imported. */
  toFile(path: string): Promise<void>
}

/** Writes a stream to a file; '@portal/sdk/node' puts one here, so that browsers load nothing of Node. */
export type FileWriter = (path: string, stream: ReadableStream<Uint8Array>) => Promise<void>

const writerKey = Symbol.for('@portal/sdk.file-writer')

/** Lets downloads write files. */
export function setFileWriter(writer: FileWriter): void {
  Reflect.set(globalThis, writerKey, writer)
}

/** The part of an Ask whose answer is a download. */
export const asStream: Pick<Ask, 'carries' | 'open'> = {
  carries: 'stream',
  open: ({ body }, reading) => guarded(body ?? new Blob().stream(), reading),
}

/** Makes a download of an answer whose data are a stream. */
export function downloadOf(answer: Promise<Answer<unknown>>, fallbackName: string): DownloadCall {
  const call = callOf(answer.then((raw) => ({ ...raw, data: opened(raw, fallbackName) })))
  return Object.assign(call, {
    blob: () => call.then((download) => download.blob()),
    text: () => call.then((download) => download.text()),
    toFile: (path: string) => call.then((download) => download.toFile(path)),
  })
}

function opened({ response: { headers }, data }: Answer<unknown>, fallbackName: string): Download {
  const stream = data as ReadableStream<Uint8Array>
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  const size = headers.get('content-length')
  const whole = () => new Response(stream, { headers: { 'content-type': contentType } })
  return {
    filename: filenameOf(headers.get('content-disposition')) ?? fallbackName,
    contentType,
    size: size === null ? undefined : Number(size),
    stream: () => stream,
    blob: () => whole().blob(),
    text: () => whole().text(),
    async toFile(path) {
      const writer = Reflect.get(globalThis, writerKey) as FileWriter | undefined
      if (!writer) throw new Error("Import '@portal/sdk/node' to write files")
      await writer(path, stream)
    },
  }
}

/** The name out of Content-Disposition (RFC 6266): the encoded one first; never a path. */
function filenameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]
  return name?.split(/[/\\]/).at(-1) || undefined
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}
