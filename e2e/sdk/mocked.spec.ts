import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'

const sdk = path.join(import.meta.dirname, '../../packages/sdk')

/** As on a real page: first the worker of the guide, then the SDK as with a server. */
const page = `
  import { worker } from '${sdk}/src/testing/worker.example.ts'
  import { createPortal } from '@portal/sdk'
  import { validateResponses } from '@portal/sdk/validation'
  await worker.start({ onUnhandledFrame: 'bypass' })
  const portal = createPortal()
  portal.use(validateResponses({ mode: 'throw' }))
  await portal.session.login({ user: 'lucia', password: 'x' })
  const { data } = await portal.loads.index()
  document.body.textContent = [portal.session.current.userData.displayName, data[0].state].join(', ')
`

/** The scripts of the page by path: lazy imports are separate files. */
async function bundled(): Promise<[string, string][]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page.js' ? path.join(import.meta.dirname, 'page.js') : undefined),
        load: (id) => (id.endsWith('e2e/sdk/page.js') ? page : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { input: 'page.js', output: { entryFileNames: 'page.js' } },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[`/${chunk.fileName}`, chunk.code]] : []))
}

let server: Server
let url: string

test.beforeAll(async () => {
  const scripts = await bundled()
  const worker = readFileSync(path.join(sdk, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
  const files = new Map([
    ['/', { type: 'text/html', body: '<!doctype html><body><script type="module" src="/page.js"></script>' }],
    ...scripts.map(([file, body]) => [file, { type: 'text/javascript', body }] as const),
    ['/mockServiceWorker.js', { type: 'text/javascript', body: worker }],
  ])
  server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    const policy = { 'content-security-policy': "default-src 'self'" }
    response.writeHead(file ? 200 : 404, { ...policy, 'content-type': file?.type ?? 'text/plain' })
    response.end(file?.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
test.afterAll(() => new Promise((closed) => server.close(closed)))

test('a page works on mocked services, every answer compared with the contract, under a strict policy', async ({
  page: tab,
}) => {
  await tab.goto(url)
  await expect(tab.locator('body')).toHaveText('Lucía Núñez Peña, paused')
})
