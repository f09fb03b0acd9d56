import { createPortal, type Locale, type Portal } from '@portal/sdk'
import { fileStore } from '@portal/sdk/node'
import { CommandError } from './command-error.ts'
import type { Interruption } from './interruption.ts'
import { localeOf } from './locale.ts'
import { loggerTo } from '#cli/terminal/logger.ts'
import { type Output, outputTo } from '#cli/terminal/output.ts'
import { hasColour, painter } from '#cli/terminal/paint.ts'
import { addMessagesOf } from '#cli/phrases/words-in.ts'
import type { Progress } from '#cli/progress/measure.ts'
import { progressTo } from '#cli/progress/progress.ts'
import { sessionFileOf } from './session-file.ts'
import type { Shell } from '#cli/terminal/shell.ts'

/** The options that every command takes. */
export interface GlobalOptions {
  readonly url?: string
  readonly session?: string
  readonly lang?: string
  readonly json?: boolean
  readonly color?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
}

/** The context of a command. */
export interface Context {
  readonly shell: Shell
  readonly portal: Portal
  readonly baseUrl: string
  readonly sessionFile: string
  readonly locale: Locale
  readonly output: Output
  readonly interruption: Interruption
  /** Fires at Ctrl-C. */
  readonly signal: AbortSignal
  /** Returns the progress display; `isStream` when machines get its events as well. */
  readonly progress: (isStream: boolean) => Progress
}

/** The default address: that of `pnpm start`. */
export const usualUrl = 'http://127.0.0.1:4000'

/** Reads the common options. Sends no request. */
export function contextOf(options: GlobalOptions, shell: Shell, interruption: Interruption): Context {
  const { env, stdout, stderr } = shell
  const baseUrl = addressOf(options.url ?? env.PORTAL_URL ?? usualUrl)
  const locale = localeOf(options.lang, env)
  addMessagesOf(locale)
  const [isJson, isQuiet, isColour] = [options.json ?? false, options.quiet ?? false, options.color ?? true]
  const paint = painter(hasColour(stderr, env, isColour))
  const resultPaint = painter(hasColour(stdout, env, isColour))
  const output = outputTo(shell, { isJson, isQuiet, paint, resultPaint })
  const sessionFile = sessionFileOf(options.session, baseUrl, env)
  const logger = loggerTo(stderr, options.verbose ?? false)
  return {
    shell,
    portal: createPortal({ baseUrl, store: fileStore(sessionFile), logger }),
    baseUrl,
    sessionFile,
    locale,
    output,
    interruption,
    signal: interruption.signal,
    progress: (isStream) => progressTo({ sink: stderr, output, locale, isQuiet, isStream, term: env.TERM }),
  }
}

function addressOf(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress) throw new CommandError('usage', `${text} is no address: write it as https://portal.example`)
  return text.replace(/\/+$/, '')
}
