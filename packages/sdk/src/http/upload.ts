import type { Progress } from './call.ts'
import type { Ask } from './perform.ts'
import { canReportUploads, progressOf } from './xhr.ts'

/** The part of an Ask that carries a file. Whatever it is, it can be sent again. */
export function uploadBody(
  file: Blob,
  onProgress: ((progress: Progress) => void) | undefined,
): Pick<Ask, 'body' | 'headers' | 'onUpload'> {
  const name = file instanceof File ? file.name : 'records.csv'
  if (onProgress && !canReportUploads()) return countedBody(file, name, onProgress)
  const body = new FormData()
  body.append('file', file, name)
  return { body, ...(onProgress ? { onUpload: onProgress } : {}) }
}

// Fetch tells nothing of an upload, so where there is no XMLHttpRequest the form is written by hand and counted on its way.
function countedBody(
  file: Blob,
  name: string,
  onProgress: (progress: Progress) => void,
): Pick<Ask, 'body' | 'headers'> {
  const boundary = `portal-${crypto.randomUUID()}`
  const written = name.replace(/[\r\n"]/g, (character) => encodeURIComponent(character))
  const type = file.type || 'application/octet-stream'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${written}"\r\nContent-Type: ${type}\r\n\r\n`
  const whole = new Blob([head, file, `\r\n--${boundary}--\r\n`])
  return {
    body: () => counted(whole, onProgress),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function counted(blob: Blob, onProgress: (progress: Progress) => void): ReadableStream<Uint8Array> {
  const reader = (blob.stream() as ReadableStream<Uint8Array>).getReader()
  let loaded = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) {
        controller.close()
        return
      }
      loaded += value.byteLength
      controller.enqueue(value)
      onProgress(progressOf(loaded, blob.size))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
