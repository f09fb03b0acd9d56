/** When the first pages are painted and interactive with the CPU throttled four times, compared with the targets. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildIfStale, distOf } from '../scripts/builds.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { main } from '../scripts/ending.ts'
import { startChild } from './child.ts'
import { digits, publish } from './harness.ts'

const rounds = Number(process.argv[2] ?? 7)
const slowdown = 4

/**
 * The limits in milliseconds at the median: of the largest contentful paint, of the slowest interaction, of blocking
 * time.
 */
const limits = { LCP: 1200, INP: 100, CLS: 0.02 } as const
type Figure = keyof typeof limits
type Figures = Partial<Record<Figure, number>>

await main(async () => {
  await buildIfStale('portal')
  const server = await startChild('list-endpoint/portal.ts', {
    PORTAL_DEMO: '1',
    PORTAL_DATA_DIR: 'memory://',
    PORTAL_STATIC: distOf('portal'),
  })
  const browser = await chromium.launch(launchOptions)
  const results = new Map<string, Figures[]>()
  for (let round = -1; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: server.address, locale: 'es-ES' })
    await context.addInitScript(watch)
    for (const [name, figures] of await oneRound(context)) {
      // The first round warms the server's caches.
      if (round >= 0) results.set(name, [...(results.get(name) ?? []), figures])
    }
    await context.close()
  }
  await browser.close()
  await server.stop()
  publish(
    'First pages on a slow machine',
    `The built portal on the embedded database, loopback, headless Chromium with its processor slowed ${slowdown} times, a fresh browser each round. LCP and INP in milliseconds, as web-vitals defines them; INP is the slowest of the keys and clicks of that page.`,
    `${rounds} rounds`,
    [
      '| page | figure | min / **median** / max | limit | × limit |',
      '|---|---|---|---|---|',
      ...linesOf(results),
    ],
  )
  return 0
})

async function oneRound(context: BrowserContext): Promise<[string, Figures][]> {
  const page = await context.newPage()
  const slowly = await context.newCDPSession(page)
  await slowly.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('/pages/login')
  await page.locator('input[name=user]').pressSequentially('admin')
  await page.locator('input[name=password]').pressSequentially('demo-Portal-2026')
  const login = await figuresOf(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const dashboard = await figuresOf(page, ['LCP', 'CLS'])
  await page.goto('/clustering/cargue')
  await page.getByRole('row').nth(2).waitFor()
  await page.getByRole('searchbox').last().pressSequentially('clientes')
  await page.locator('thead button').first().click()
  const list = await figuresOf(page)
  await page.close()
  return [
    ['sign-in', login],
    ['dashboard', dashboard],
    ['list of loads', list],
  ]
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen = { LCP: 0, INP: 0, CLS: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.LCP = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.CLS += value
  })
  const noteEvent = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId > 0) seen.INP = Math.max(seen.INP, duration)
  }
  observe('event', noteEvent, { durationThreshold: 16 })
}

async function figuresOf(page: Page, of: readonly Figure[] = ['LCP', 'INP', 'CLS']): Promise<Figures> {
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<Figure, number> }).seen)
  return Object.fromEntries(of.map((figure) => [figure, seen[figure]]))
}

function linesOf(results: ReadonlyMap<string, readonly Figures[]>): string[] {
  return [...results].flatMap(([page, figures]) =>
    (Object.keys(figures[0] ?? {}) as Figure[]).map((figure) => {
      const values = figures.map((one) => one[figure] ?? 0).sort((one, other) => one - other)
      const median = values[Math.floor(values.length / 2)] ?? 0
      const spread = `${digits(values[0] ?? 0)} / **${digits(median)}** / ${digits(values.at(-1) ?? 0)}`
      const limit = limits[figure]
      return `| ${page} | ${figure} | ${spread} | ≤ ${limit}: ${median <= limit ? 'met' : '**missed**'} | ${digits(median / limit)} |`
    }),
  )
}
