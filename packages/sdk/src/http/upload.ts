import type { Progress } from './call.ts'
import type { Ask } from './perform.ts'
import type { OpenBody } from './send.ts'
import { canReportUploads, progressOf, sendByXhr } from './xhr.ts'

/** The part of a request that carries a file. It can be sent again. */
export function uploadBody(file: Blob): Pick<Ask, 'body' | 'headers' | 'carries' | 'sendBy'> {
  const name = file instanceof File ? file.name : 'records.csv'
  if (!canReportUploads()) return { carries: 'upload', ...countedBody(file, name) }
  const body = new FormData()
  body.append('file', file, name)
  return { carries: 'upload', body, sendBy: sendByXhr }
}

// Fetch reports no upload progress, so without XMLHttpRequest the form is written by hand and counted.
function countedBody(file: Blob, name: string): { body: OpenBody; headers: Record<string, string> } {
  const boundary = `portal-${crypto.randomUUID()}`
  const written = name.replace(/[\r\n"]/g, (character) => encodeURIComponent(character))
  const type = file.type || 'application/octet-stream'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${written}"\r\nContent-Type: ${type}\r\n\r\n`
  const whole = new Blob([head, file, `\r\n--${boundary}--\r\n`])
  return {
    body: (report, signal) => counted(whole, report, signal),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function counted(
  blob: Blob,
  report: (progress: Progress) => void,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  let loaded = 0
  // Node's fetch keeps reading the file to its end after an abort.
  return (blob.stream() as ReadableStream<Uint8Array>).pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength
        controller.enqueue(chunk)
        report(progressOf(loaded, blob.size))
      },
    }),
    signal ? { signal } : {},
  )
}
