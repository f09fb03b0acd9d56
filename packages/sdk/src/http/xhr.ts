import type { Progress } from './call.ts'
import type { PipeRequest } from './send.ts'

/** Whether upload progress is available here; fetch does not report it. */
export function canReportUploads(): boolean {
  return typeof XMLHttpRequest !== 'undefined'
}

/** Sends with XMLHttpRequest, which reports upload progress, and returns a Response as fetch would. */
export function sendByXhr(
  url: string,
  { method, headers, body, signal }: PipeRequest,
  onUpload: (progress: Progress) => void,
  credentials: RequestCredentials,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // An already aborted signal fires no event.
    signal?.throwIfAborted()
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(method, url)
    xhr.responseType = 'blob'
    xhr.withCredentials = credentials === 'include'
    headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      try {
        onUpload(progressOf(loaded, lengthComputable ? total : undefined))
      } catch (error) {
        // Thrown on it would reach nobody: a listener of events has no caller.
        // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's own value
        reject(error)
        abort()
      }
    }
    xhr.onload = () => resolve(responseOf(xhr))
    xhr.onerror = () => reject(new TypeError('The upload failed'))
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the reason is the caller's own value
    xhr.onabort = () => reject(signal?.reason)
    xhr.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    xhr.send(body as XMLHttpRequestBodyInit | null)
  })
}

/** Progress with its percentage. */
export function progressOf(loaded: number, total: number | undefined): Progress {
  return { loaded, total, percent: total === undefined ? undefined : (loaded / (total || loaded || 1)) * 100 }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const isEmpty = xhr.status === 204 || xhr.status === 304
  return new Response(isEmpty ? null : (xhr.response as Blob), { status: xhr.status, headers })
}
