import type { Logger } from '@portal/sdk'
import { tracing } from '@portal/sdk/logging'
import type { Sink } from './shell.ts'

/** Where the SDK's own log goes: to nobody, or with --verbose to stderr. It holds no password and no token. */
export function loggerTo(sink: Sink, isVerbose: boolean): Logger {
  if (!isVerbose) return { warn: () => undefined, error: () => undefined }
  const line = (level: string) => (message: string, fields?: Readonly<Record<string, unknown>>) =>
    void sink.write(`${level} ${message} ${JSON.stringify(fields ?? {}, withErrors)}\n`)
  return tracing({ debug: line('debug'), warn: line('warn'), error: line('error') })
}

/** An Error is an empty object to JSON; its own toJSON comes first where it has one. */
function withErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value
}
