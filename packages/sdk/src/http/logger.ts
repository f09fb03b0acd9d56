import type { Clock } from './clock.ts'
import type { Send } from './send.ts'

/** The SDK's log. No entry contains a token, a password or a body. */
export interface Logger {
  /** Normal operation. */
  debug?(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** A problem that the SDK recovers from. */
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** A failure that no caller gets. */
  error(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** Wraps the network; `tracing` of '@portal/sdk/logging' uses it to log every attempt. */
  around?(next: Send, clock: Clock): Send
}

/** Logs warnings and errors to the console and drops the rest. */
export const consoleLogger: Logger = {
  // eslint-disable-next-line no-console -- the place where an application looks first; it may give a logger of its own
  warn: (message, fields) => console.warn(message, fields ?? ''),
  // eslint-disable-next-line no-console -- as above
  error: (message, fields) => console.error(message, fields ?? ''),
}
