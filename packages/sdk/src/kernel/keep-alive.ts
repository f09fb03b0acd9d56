import type { MainPaths } from '#generated/main.ts'
import type { CallOptions } from '#http/call.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from './kernel.ts'

/** The remaining lifetime of the session, in seconds. */
export type KeptAlive =
  MainPaths['/monitor_estados/saveSession']['post']['responses'][200]['content']['application/json']['data']

/**
 * Reports activity, so that the session does not end by inactivity. A failure is logged and resolves to undefined
 * (specification §4).
 */
export type KeepAlive = ((options?: CallOptions) => Promise<KeptAlive | undefined>) & Named<'post'>

type SessionData = MainPaths['/session']['get']['responses'][200]['content']['application/json']['data']

/** Copies the server's view of the session into the local one. */
export function followServer(
  { coordinator, clock }: Pick<Kernel, 'coordinator' | 'clock'>,
  news: Pick<SessionData, 'sessionSeconds'> & Partial<SessionData>,
): Promise<void> {
  const sessionEndsAt = clock.now() + news.sessionSeconds * 1000
  return coordinator.change({ userData: news.userData, sessionEndsAt })
}

/** Builds the function; families of any service may need it while they wait. */
export function keepAlive(kernel: Kernel): KeepAlive {
  const alive = kernel.main.act('session.keepAlive', 'post', '/monitor_estados/saveSession', 'body', {
    isOnce: true,
  })
  return named('session.keepAlive', 'post', 0, async (options?: CallOptions) => {
    const userId = kernel.coordinator.current?.userData.uid
    if (userId === undefined) return undefined
    try {
      const kept = await alive({ userId }, options)
      await followServer(kernel, kept)
      return kept
    } catch (error) {
      // Log the text only: the error object repeats field values.
      kernel.logger.warn('A keep-alive failed', { error: String(error) })
      return undefined
    }
  })
}
