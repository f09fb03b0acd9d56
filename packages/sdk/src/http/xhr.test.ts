import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'
import type { TokenServer } from '#testing/token-server.ts'
import type { Progress } from './call.ts'

/** An XMLHttpRequest that talks to a server, as far as uploads need it. */
function xhrOf(server: TokenServer) {
  return class {
    upload: { onprogress?: (event: object) => void } = {}
    responseType = ''
    withCredentials = false
    status = 0
    response: Blob | undefined
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    onabort: () => void = () => undefined
    onloadend: () => void = () => undefined
    #headers = new Headers()
    #method = ''
    #url = ''
    #isAborted = false
    #answer = new Headers()

    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getAllResponseHeaders() {
      return [...this.#answer].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }
    send(body: FormData) {
      for (const loaded of [1, 4]) this.#tell(loaded)
      void this.#run(body)
    }
    abort() {
      this.#isAborted = true
      this.onabort()
      this.onloadend()
    }
    /** An exception in an event listener reaches no caller. */
    #tell(loaded: number) {
      try {
        this.upload.onprogress?.({ loaded, total: 4, lengthComputable: true })
      } catch {
        // The page's `error` event reports it.
      }
    }
    async #run(body: FormData) {
      const response = await server.fetch(this.#url, { method: this.#method, headers: this.#headers, body })
      if (this.#isAborted) return
      this.status = response.status
      this.#answer = response.headers
      this.response = await response.blob()
      this.onload()
      this.onloadend()
    }
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('uploads in browsers', () => {
  it('report the bytes sent', async () => {
    const { portal, server } = await signedInPortal()
    vi.stubGlobal('XMLHttpRequest', xhrOf(server))
    const reported: Progress[] = []
    await portal.recordsFile.create(new File(['x'], 'a.csv'), {
      onProgress: (progress) => reported.push(progress),
    })
    expect(reported).toEqual([
      { loaded: 1, total: 4, percent: 25 },
      { loaded: 4, total: 4, percent: 100 },
    ])
  })

  it('renew the session and are sent again like any call', async () => {
    const { portal, server } = await signedInPortal()
    vi.stubGlobal('XMLHttpRequest', xhrOf(server))
    server.expireAccess()
    const made = await portal.recordsFile.create(new File(['x'], 'a.csv'), { onProgress: () => undefined })
    expect(made).toMatchObject({ ok: true })
    expect(server.refreshes).toBe(1)
    expect(server.dataRequests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-1-of-lucia',
      'Bearer access-2-of-lucia',
    ])
  })

  it('end when their caller leaves', async () => {
    const { portal, server } = await signedInPortal()
    vi.stubGlobal('XMLHttpRequest', xhrOf(server))
    const controller = new AbortController()
    const onProgress = () => controller.abort()
    const call = portal.recordsFile.create(new File(['x'], 'a.csv'), {
      onProgress,
      signal: controller.signal,
    })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
  })

  it('end with the error of a listener that throws', async () => {
    const { portal, server } = await signedInPortal()
    vi.stubGlobal('XMLHttpRequest', xhrOf(server))
    const mistake = new TypeError('undefined is not a function')
    const onProgress = () => {
      throw mistake
    }
    const call = portal.recordsFile.create(new File(['x'], 'a.csv'), { onProgress })
    await expect(call).rejects.toBe(mistake)
  })
})
