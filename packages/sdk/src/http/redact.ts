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

/** Copies the headers and masks the secret ones. */
export function redactedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      secretHeaders.has(name) || secretName.test(name) ? hidden : value,
    ]),
  )
}

/** Removes user and password from the address, and masks the values of sensitive query parameters. */
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
