/** Platform features that the SDK needs and old platforms lack. */
const needed = ['crypto', 'File', 'fetch', 'ReadableStream']

/** Throws on a platform that is too old, before it fails somewhere with a worse message. */
export function checkRuntime(): void {
  const missing = needed.filter((name) => globalOf(name) === undefined)
  if (missing.length === 0) return
  const { version = 'this platform' } = (globalOf('process') ?? {}) as { version?: string }
  throw new Error(`@portal/sdk needs Node 20 or later: ${version} has no ${missing.join(', ')}`)
}

function globalOf(name: string): unknown {
  return Reflect.get(globalThis, name) as unknown
}
