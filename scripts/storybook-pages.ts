/**
 * `pnpm storybook-pages`: builds the Storybook and opens every page, each with all stories of a part. None may log an
 * error, throw, or request a missing file. `--stories` also opens each story on its own; `--built <folder>` uses an
 * existing build.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { ensureBrowser } from './browser.ts'
import { launchOptions } from './chromium.ts'
import { main } from './ending.ts'
import { run } from './run.ts'

type Entry = { id: string; type: 'docs' | 'story'; title: string; name: string }

const abreast = 3
const isEachStory = process.argv.includes('--stories')
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

await main(async () => {
  const at = process.argv.indexOf('--built')
  const given = at === -1 ? undefined : process.argv[at + 1]
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'storybook-'))
  try {
    if (given === undefined) {
      const { code } = await run(['storybook', 'build', '--disable-telemetry', '-o', folder], {
        show: 'live',
      })
      if (code !== 0) return code
    }
    return await openAll(folder)
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true, force: true })
  }
})

async function openAll(folder: string): Promise<number> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  await ensureBrowser()
  const server = await serve(folder)
  const browser = await chromium.launch(launchOptions)
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const pages = Object.values(entries).filter(({ type }) => type === 'docs' || isEachStory)
  const addresses = ['/index.html', ...pages.map(addressOf)]
  const problems = await openInTurn(browser, base, addresses)
  await browser.close()
  server.close()
  console.log(`${addresses.length} pages opened, ${problems.length} errors`)
  return problems.length === 0 ? 0 : 1
}

function addressOf({ id, type }: Entry): string {
  return `/iframe.html?id=${id}&viewMode=${type}`
}

/** Opens a few at a time, each in its own browser context. */
async function openInTurn(browser: Browser, base: string, addresses: string[]): Promise<string[]> {
  const waiting = [...addresses]
  const problems: string[] = []
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // A generous timeout, for a busy machine.
    context.setDefaultTimeout(120_000)
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      problems.push(...(await problemsOf(context, base + next)))
    await context.close()
  }
  await Promise.all(Array.from({ length: abreast }, open))
  return problems
}

async function problemsOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage()
  const problems: string[] = []
  const add = (what: string) => {
    problems.push(what)
    console.error(`${address}\n  ${what}`)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text())
  })
  page.on('pageerror', (error) => add(error.message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) add(`not there: ${answer.url()}`)
  })
  await page.goto(address)
  // Rendered, or with an error on the page.
  await page
    .waitForFunction(() => {
      const drawn = document.querySelector(
        '#root, #storybook-root:not([hidden]), #storybook-docs:not([hidden])',
      )
      const isBusy = document.body.matches('.sb-show-preparing-story, .sb-show-preparing-docs')
      return document.body.matches('.sb-show-errordisplay, .sb-show-nopreview') || (!isBusy && drawn !== null)
    })
    .catch(() => add('was not drawn within two minutes'))
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })))
  if (await page.evaluate(() => document.body.matches('.sb-show-errordisplay'))) add('shows an error')
  await page.close()
  return problems
}

/** Serves the folder like any static file server, with 404 for missing files. */
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(folder, path.normalize(pathname))
    // A page on its own requests its favicon; within the Storybook it does not.
    if (pathname === '/favicon.ico') return void answer.writeHead(204).end()
    if (!existsSync(file) || !statSync(file).isFile()) return void answer.writeHead(404).end()
    answer.writeHead(200, {
      'cache-control': 'max-age=3600',
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    })
    answer.end(readFileSync(file))
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return server
}
