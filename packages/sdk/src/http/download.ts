import { callOf, type Call } from './call.ts'
import type { RawAnswer } from './perform.ts'

/** A file that the server sends. It can be read once, by one of its ways. */
export interface Download {
  readonly filename: string
  readonly contentType: string
  /** Bytes, when the server says so. */
  readonly size?: number
  /** Its bytes as they come. */
  stream(): ReadableStream<Uint8Array>
  blob(): Promise<Blob>
  text(): Promise<string>
  /** Writes it to disk; in Node, once '@portal/sdk/node' is imported. */
  toFile(path: string): Promise<void>
}

/** A download under way: its ways of reading can be called at once. */
export interface DownloadCall extends Call<Download> {
  blob(): Promise<Blob>
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

/** Makes a download of an answer whose body is not read yet. */
export function downloadOf(answer: Promise<RawAnswer>, fallbackName: string): DownloadCall {
  const call = callOf(answer.then((raw) => ({ ...raw, data: opened(raw, fallbackName) })))
  const then =
    <T>(read: (download: Download) => Promise<T>) =>
    () =>
      call.then(read)
  return Object.assign(call, {
    blob: then((download) => download.blob()),
    text: then((download) => download.text()),
    toFile: (path: string) => call.then((download) => download.toFile(path)),
  })
}

function opened({ response, release }: RawAnswer, fallbackName: string): Download {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  const size = Number(response.headers.get('content-length') ?? NaN)
  const stream = () => releasing(response.body ?? new Blob().stream(), release)
  const whole = () => new Response(stream(), { headers: { 'content-type': contentType } })
  return {
    filename: filenameOf(response.headers.get('content-disposition')) ?? fallbackName,
    contentType,
    ...(Number.isNaN(size) ? {} : { size }),
    stream,
    blob: () => whole().blob(),
    text: () => whole().text(),
    async toFile(path) {
      const writer = Reflect.get(globalThis, writerKey) as FileWriter | undefined
      if (!writer) throw new Error("Files can be written in Node only: import '@portal/sdk/node' first")
      await writer(path, stream())
    },
  }
}

/** The same bytes; the caller's signal is let go when they are all read, or nobody wants them any more. */
function releasing(body: ReadableStream<Uint8Array>, release: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) {
          controller.enqueue(value)
          return
        }
        release()
        controller.close()
      } catch (error) {
        release()
        controller.error(error)
      }
    },
    async cancel(reason) {
      release()
      await reader.cancel(reason)
    },
  })
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
