import { copyFileSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer, type TestServer } from '@portal/server/testing'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { must, root, run } from '../run.ts'
import { absentNodes, presentNodes } from './nodes.ts'
import { emptyFolder, type Manifest, manifestOf, pack } from './pack.ts'
import { projectOf, secondCopy } from './project.ts'

const { folder, remove } = emptyFolder('packed')
let server: TestServer
let tarball: string
let manifest: Manifest

beforeAll(async () => {
  for (const { major } of absentNodes)
    console.warn(`Node ${major} is left out: its package is only for Linux on x64`)
  tarball = await pack('sdk', folder)
  const projects = ['cjs', 'mjs', 'cjs-ts', 'mjs-ts', 'mocked', 'two-copies', 'vite']
  await Promise.all(projects.map((kind) => projectOf(kind, tarball, folder)))
  await secondCopy(tarball, path.join(folder, 'two-copies'))
  manifest = manifestOf(path.join(folder, 'mjs/node_modules/@portal/sdk'))
  server = await startServer()
})

afterAll(async () => {
  await server.close()
  remove()
})

const expected = {
  fields: 1,
  raw: 1,
  failure: 'An error occurred',
  written: true,
  parts: ['function', 'function'],
}

/** Runs a file of a project on a Node version and parses its output. */
async function reportOf(binary: string, kind: string, ...args: string[]): Promise<unknown> {
  const env = { PORTAL_URL: server.url, PORTAL_USER: 'admin', PORTAL_PASSWORD: 'demo-Portal-2026' }
  const output = await must([binary, ...args], {
    cwd: path.join(folder, kind),
    env: { ...env, NODE_OPTIONS: '' },
  })
  return JSON.parse(output)
}

/** The last TypeScript in JavaScript and the first native one: both are in use. */
const compilers = { node16: 'typescript/lib/tsc.js', bundler: 'typescript-7/bin/tsc' }

/** Compiles a project, with `skipLibCheck` off. */
function typesOf(kind: string, resolution: keyof typeof compilers): Promise<string> {
  return compile(kind, compilers[resolution], `tsconfig.${resolution}.json`)
}

function compile(kind: string, compiler: string, ...project: string[]): Promise<string> {
  return must([process.execPath, path.join(root, 'node_modules', compiler), '-p', ...project], {
    cwd: path.join(folder, kind),
  })
}

describe('the packed SDK, installed', () => {
  it('contains the build, and no sources', () => {
    const files = globSync('**/*', { cwd: path.join(folder, 'mjs/node_modules/@portal/sdk') })
    expect(files.filter((file) => /^src|\.build-stamp|tsconfig|\.test\./.test(file))).toEqual([])
    expect(JSON.stringify(manifest.exports)).not.toContain('source')
    expect(Object.values(manifest.dependencies ?? {}).join()).not.toMatch(/workspace:|catalog:/)
  })

  describe.each(['cjs-ts', 'mjs-ts'])('in a %s project', (kind) => {
    let compiled: Promise<string>
    beforeAll(() => {
      compiled = typesOf(kind, 'node16')
      // The tests that await it report the error.
      compiled.catch(() => undefined)
    })

    it('has types for a bundler', async () => {
      await typesOf(kind, 'bundler')
    })

    it.each(presentNodes)('compiles with node16 and runs on Node $major', async ({ binary }) => {
      await compiled
      expect(await reportOf(binary, kind, 'built/main.js')).toEqual({ ...expected, file: 'main.ts' })
    })
  })

  it('costs a type check fewer than 60,000 instantiations, declarations included', async () => {
    const output = await compile('mjs-ts', compilers.bundler, 'tsconfig.plain.json', '--extendedDiagnostics')
    // Half of them are TypeScript's own libraries.
    expect(Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1])).toBeLessThan(60_000)
  })

  it.each(presentNodes)('in a cjs project signs in, asks and fails on Node $major', async ({ binary }) => {
    expect(await reportOf(binary, 'cjs', 'main.cjs')).toEqual({ ...expected, file: 'main.cjs' })
  })

  it.each(presentNodes)('in an mjs project signs in, asks and fails on Node $major', async ({ binary }) => {
    expect(await reportOf(binary, 'mjs', 'main.js')).toEqual({ ...expected, file: 'main.js' })
  })

  it.each(presentNodes)(
    'can be required and imported by every sub-path on Node $major',
    async ({ binary }) => {
      const parts = Object.keys(manifest.exports).map((part) => part.replace('*', 'en'))
      expect(parts).toEqual(expect.arrayContaining(['.', './node', './react', './testing']))
      expect(await reportOf(binary, 'cjs', 'every-part.cjs')).toEqual({ parts, empty: [] })
      expect(await reportOf(binary, 'mjs', 'every-part.js')).toEqual({ parts, empty: [] })
    },
  )

  it.each(presentNodes)('runs the first script of its README on Node $major', async ({ binary }) => {
    const script = path.join(folder, 'mjs/first.mjs')
    copyFileSync(path.join(root, 'examples/first-script/first.mjs'), script)
    const env = { PORTAL_URL: server.url, NODE_OPTIONS: '' }
    const output = await must([binary, script], { cwd: path.join(folder, 'mjs'), env })
    expect(output).toMatch(/^Signed in as .+\n(.+ of \d+ rows\n)+$/)
  })

  it.each(presentNodes)(
    'says what is wrong when no server answers that script on Node $major',
    async ({ binary }) => {
      const script = path.join(folder, 'mjs/first-alone.mjs')
      copyFileSync(path.join(root, 'examples/first-script/first.mjs'), script)
      const env = { PORTAL_URL: `http://127.0.0.1:${await freePort()}`, NODE_OPTIONS: '' }
      const { output } = await run([binary, script], { cwd: path.join(folder, 'mjs'), env })
      expect(output).toContain(env.PORTAL_URL)
      expect(output).toContain('ECONNREFUSED')
    },
  )

  // MSW 3 itself requires Node 22.
  it.each(presentNodes.filter(({ major }) => Number(major) >= 22))(
    'mocks a server for the tests of an app on Node $major',
    async ({ binary }) => {
      expect(await reportOf(binary, 'mocked', 'main.js')).toEqual({
        id: 'mine',
        state: 'paused',
        kind: 'conflict',
        code: 'invalid',
      })
    },
  )

  it.each(presentNodes)('has programs that print their version on Node $major', async ({ binary }) => {
    expect(Object.keys(manifest.bin ?? {})).toEqual(['portal'])
    for (const file of Object.values(manifest.bin ?? {})) {
      const program = path.join('node_modules/@portal/sdk', file)
      const output = await must([binary, program, '--version'], { cwd: path.join(folder, 'mjs') })
      expect(output).toContain(manifest.version)
    }
  })

  it.each(presentNodes)('knows the errors of its other copies on Node $major', async ({ binary }) => {
    const names = ['asModule', 'asCommonJs', 'ofPlugin']
    expect(await reportOf(binary, 'two-copies', 'main.js')).toEqual({
      isOneModule: false,
      recognised: names.flatMap((maker) => names.map((judge) => `${maker} by ${judge}`)),
    })
  })

  it('is bundled for browsers by Vite without a word of Node, and what comes out asks the server', async () => {
    const project = path.join(folder, 'vite')
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: 'built',
        minify: true,
        lib: { entry: 'main.js', formats: ['es'], fileName: () => 'main.js' },
      },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const bundle = path.join(project, 'built/main.js')
    expect(readFileSync(bundle, 'utf8')).not.toMatch(/node:|__vite-browser-external|require\(/)
    const app = (await import(pathToFileURL(bundle).href)) as {
      firstField: (options: object, login: object) => Promise<{ id: string }>
    }
    const login = { user: 'admin', password: 'demo-Portal-2026' }
    expect((await app.firstField({ baseUrl: server.url }, login)).id).toMatch(/^[0-9a-f-]{36}$/)
  })
})
