import type { Clock } from './clock.ts'
import type { Send } from './send.ts'

/** Where the SDK says what it does. Nothing it says holds a token, a password or a body. */
export interface Logger {
  /** What goes well. */
  debug?(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** What goes on in spite of something. */
  warn(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** What failed and has nobody to be told. */
  error(message: string, fields?: Readonly<Record<string, unknown>>): void
  /** Stands around the network; `tracing` of '@portal/sdk/logging' makes one that logs every try. */
  around?(next: Send, clock: Clock): Send
}

/** Warnings and errors go to the console; what goes well stays silent. */
export const consoleLogger: Logger = {
  // eslint-disable-next-line no-console -- the place where an application looks first; it may give a logger of its own
  warn: (message, fields) => console.warn(message, fields ?? ''),
  // eslint-disable-next-line no-console -- as above
  error: (message, fields) => console.error(message, fields ?? ''),
}
