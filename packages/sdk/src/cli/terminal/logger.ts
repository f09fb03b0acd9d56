import type { Logger } from '@portal/sdk'
import { tracing } from '@portal/sdk/logging'
import type { Sink } from './shell.ts'

/** The SDK's log: discarded, or written to stderr with --verbose. It never contains a password or a token. */
export function loggerTo(sink: Sink, isVerbose: boolean): Logger {
  if (!isVerbose) return { warn: () => undefined, error: () => undefined }
  const line = (level: string) => (message: string, fields?: Readonly<Record<string, unknown>>) =>
    void sink.write(`${level} ${message} ${JSON.stringify(fields ?? {}, withErrors)}\n`)
  return tracing({ debug: line('debug'), warn: line('warn'), error: line('error') })
}

/** JSON.stringify turns an Error into an empty object, unless it has a toJSON. */
function withErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value
}
