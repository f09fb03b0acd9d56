import type { MainPaths } from '#generated/main.ts'
import type { CallOptions } from '#http/call.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from './kernel.ts'

/** How long the session lasts now, in seconds. */
export type KeptAlive =
  MainPaths['/monitor_estados/saveSession']['post']['responses'][200]['content']['application/json']['data']

/** Says that the person is still here. A failure is logged and gives undefined (specification §4). */
export type KeepAlive = ((options?: CallOptions) => Promise<KeptAlive | undefined>) & Named<'post'>

type SessionData = MainPaths['/session']['get']['responses'][200]['content']['application/json']['data']

/** What the server has said of the session is true here, too. */
export function followServer(
  { coordinator, clock }: Pick<Kernel, 'coordinator' | 'clock'>,
  news: Pick<SessionData, 'sessionSeconds'> & Partial<SessionData>,
): Promise<void> {
  const sessionEndsAt = clock.now() + news.sessionSeconds * 1000
  return coordinator.change({ userData: news.userData, sessionEndsAt })
}

/** Builds the act, which a family of any service may need while it waits. */
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
      // Not the error itself: it repeats what the server says of our fields.
      kernel.logger.warn('A keep-alive failed', { error: String(error) })
      return undefined
    }
  })
}
