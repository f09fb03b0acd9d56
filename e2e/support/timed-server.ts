import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { startServer } from '@portal/server/testing'
import { builtPortal } from './built-portal.ts'

/** A private server whose clock is in step with that of its pages. */
export interface TimedServer {
  readonly url: string
  /** Advances the clock of the server and of the pages by some seconds. */
  readonly pass: (seconds: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** An access token lives five minutes: pages must renew it in time, as in real time. */
const longestLeapMs = 4 * 60_000

/** Starts such a server. Its clock runs normally, plus what the test adds. */
export async function timedServer(context: BrowserContext): Promise<TimedServer> {
  let ahead = 0
  const now = () => Date.now() + ahead
  const server = await startServer({
    clock: { now: () => new Date(now()) },
    env: { PORTAL_STATIC: builtPortal },
  })
  const requests = requestsOf(context)
  await context.clock.install()
  // No response may be in flight across the jump: its content would belong to an earlier time.
  const still = async (): Promise<void> => {
    await expect.poll(() => requests.underWay.size).toBe(0)
    const { asked } = requests
    await Promise.all(context.pages().map(taken))
    if (requests.asked !== asked) await still()
  }
  const leap = async (ms: number) => {
    await still()
    ahead += ms
    await context.clock.fastForward(ms)
  }
  return {
    url: server.url,
    async pass(seconds) {
      const until = now() + seconds * 1000
      for (let left = until - now(); left > 0; left = until - now()) await leap(Math.min(left, longestLeapMs))
    },
    stop: () => server.close(),
  }
}

/** Waits until a page has processed a response: its effects belong to the time before. */
const taken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )

type Requests = {
  readonly underWay: ReadonlySet<Request>
  /** The number so far. */
  asked: number
}

/** The requests of the pages, without event streams, which never end. */
function requestsOf(context: BrowserContext): Requests {
  const underWay = new Set<Request>()
  const requests: Requests = { underWay, asked: 0 }
  const over = (request: Request) => underWay.delete(request)
  context.on('request', (request) => {
    if (request.url().includes('/events?')) return
    requests.asked += 1
    underWay.add(request)
  })
  context.on('requestfinished', over)
  context.on('requestfailed', over)
  return requests
}
