const secretHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'set-cookie',
  'x-api-key',
  'x-session-token',
])

const secretName = /pass(word)?|token|secret|api-?key|dni|nif|document/i

const hidden = '***'

/** The headers with what must not be logged starred out. */
export function redactedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      secretHeaders.has(name) || secretName.test(name) ? hidden : value,
    ]),
  )
}

/** The address with the values of telling names starred out of its query, and without user and password. */
export function redactedUrl(url: string): string {
  const [path = '', query] = url.replace(/^(\w+:\/\/)[^/@]*@/, '$1').split('?', 2)
  if (query === undefined) return path
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1)
    return secretName.test(decodedName(name)) ? `${name}=${hidden}` : pair
  })
  return `${path}?${pairs.join('&')}`
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
