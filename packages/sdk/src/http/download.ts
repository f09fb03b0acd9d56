import { type Answer, type Call, callOf } from './call.ts'
import { guarded } from './guarded-stream.ts'
import type { Ask } from './perform.ts'

/** A file from the server. It can be read once, in one of these ways. */
export interface Download {
  readonly filename: string
  readonly contentType: string
  /** Bytes, if the server sends the size. */
  readonly size?: number | undefined
  /** The bytes as they arrive. */
  stream(): ReadableStream<Uint8Array>
  /** All its bytes. */
  blob(): Promise<Blob>
  /** The content decoded as UTF-8. */
  text(): Promise<string>
  /** Writes the file to disk; only in Node, after importing '@portal/sdk/node'. */
  toFile(path: string): Promise<void>
}

/** A pending download: its read methods can be called at once. */
export interface DownloadCall extends Call<Download> {
  /** All its bytes. */
  blob(): Promise<Blob>
  /** The content decoded as UTF-8. */
  text(): Promise<string>
  /** Writes the file to disk; only in Node, after importing '@portal/sdk/node'. */
  toFile(path: string): Promise<void>
}

/** Writes a stream to a file. '@portal/sdk/node' registers one, so that browsers bundle nothing of Node. */
export type FileWriter = (path: string, stream: ReadableStream<Uint8Array>) => Promise<void>

const writerKey = Symbol.for('@portal/sdk.file-writer')

/** Registers the function that writes downloads to files. */
export function setFileWriter(writer: FileWriter): void {
  Reflect.set(globalThis, writerKey, writer)
}

/** The part of a request whose answer is a download. */
export const asStream: Pick<Ask, 'carries' | 'open'> = {
  carries: 'stream',
  open: ({ body }, reading) => guarded(body ?? new Blob().stream(), reading),
}

/** Creates a download from an answer whose data is a stream. */
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

/** Reads the file name from Content-Disposition (RFC 6266), preferring the encoded one; never a path. */
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
