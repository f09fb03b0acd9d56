/**
 * An XMLHttpRequest answered by a mocked fetch, limited to what the SDK's uploads use: it reports the
 * progress of a part, and completes with the response.
 */
export function xhrBy(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class MockXhr {
    upload: { onprogress?: (progress: object) => void } = {}
    status = 0
    response: Blob | undefined
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    readonly #headers = new Headers()
    readonly #aborted = new AbortController()
    #answered = new Headers()
    #method = ''
    #url = ''

    open(method: string, url: string): void {
      this.#method = method
      this.#url = url
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    abort(): void {
      this.#aborted.abort()
    }

    getAllResponseHeaders(): string {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    }

    send(body: FormData): void {
      this.upload.onprogress?.({ loaded: 40, total: 100, lengthComputable: true })
      const { signal } = this.#aborted
      fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
        .then((answer) => this.#take(answer))
        .catch(() => (signal.aborted ? this.onabort?.() : this.onerror?.()))
        .finally(() => this.onloadend?.())
    }

    async #take(answer: Response): Promise<void> {
      this.status = answer.status
      this.#answered = answer.headers
      this.response = await answer.blob()
      this.onload?.()
    }
  }
  // The part of XMLHttpRequest that uploads use.
  return MockXhr as unknown as typeof XMLHttpRequest
}
