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
  const underWay = requestsOf(context)
  await context.clock.install()
  const leap = async (ms: number) => {
    // No answer is on its way for minutes: who waits for one would believe that it never comes.
    await expect.poll(() => underWay.size).toBe(0)
    await Promise.all(context.pages().map(taken))
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

/** What the pages have asked and not been answered yet, but for the streams of events, which have no end. */
function requestsOf(context: BrowserContext): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  const over = (request: Request) => underWay.delete(request)
  context.on('request', (request) => {
    if (!request.url().includes('/events?')) underWay.add(request)
  })
  context.on('requestfinished', over)
  context.on('requestfailed', over)
  return underWay
}
