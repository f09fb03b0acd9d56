import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { startServer } from '@portal/server/testing'
import { builtPortal } from './built-portal.ts'

/** A server of one test alone, whose time goes on as that of its pages does. */
export interface TimedServer {
  readonly url: string
  /** Lets so many seconds go by, for the server and for the pages. */
  readonly pass: (seconds: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** An access token lives five minutes: pages that ask must find it good, or renew it, as they would in real time. */
const longestLeapMs = 4 * 60_000

/** Starts such a server. Its time runs as everywhere, besides what the test lets pass. */
export async function timedServer(context: BrowserContext): Promise<TimedServer> {
  let ahead = 0
  const now = () => Date.now() + ahead
  const server = await startServer({
    clock: { now: () => new Date(now()) },
    env: { PORTAL_STATIC: builtPortal },
  })
  const requests = requestsOf(context)
  await context.clock.install()
  // No answer is on its way for minutes: what it says would be true of another time than that in which it is read.
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

/** Waits until a page has taken in what was answered: what it makes of that belongs to the time before. */
const taken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  )

type Requests = {
  readonly underWay: ReadonlySet<Request>
  /** How many there have been. */
  asked: number
}

/** What the pages have asked, but for the streams of events, which have no end. */
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
