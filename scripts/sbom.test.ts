import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from './run.ts'
import { type Material, unagreed, writeMaterials } from './sbom.ts'

type Manifest = { dependencies?: Record<string, string> }
const ours = ['pdf', 'permissions', 'sdk', 'ui-kit', 'server', 'portal'].map(
  (name) => JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest,
)
const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')

describe('the list of materials', () => {
  let materials: Material[]
  let foreign: Material[]
  beforeAll(async () => {
    materials = await writeMaterials()
    foreign = materials.filter(({ purl }) => !purl.includes('%40portal/'))
  })

  test('check 71: it has everything that our packages are made of, and what that is made of', () => {
    const named = new Set(materials.map(({ purl }) => nameOf(purl)))
    const asked = ours.flatMap(({ dependencies = {} }) => Object.keys(dependencies))
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter((name) => !named.has(name))).toEqual([])
    expect(foreign.length).toBeGreaterThan(asked.length)
  })

  test('check 71: each is what the lockfile says, by its hash', () => {
    const missing = foreign.filter(({ purl, version, externalReferences = [] }) => {
      const hashes = externalReferences.flatMap((reference) => reference.hashes ?? [])
      const sri = hashes
        .filter(({ alg }) => alg === 'SHA-512')
        .map(({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`)
      return !sri.some((hash) => lockfile.includes(hash)) || !lockfile.includes(`${nameOf(purl)}@${version}`)
    })
    expect(missing.map(({ purl }) => purl)).toEqual([])
  })

  test('check 71: nothing is in the product by a licence that nobody has agreed to', () => {
    expect(unagreed(foreign)).toEqual([])
    const copyleft = { ...(foreign[0] as Material), purl: 'pkg:npm/other@1.0.0' }
    expect(unagreed([{ ...copyleft, licenses: [{ license: { id: 'AGPL-3.0-only' } }] }])).toEqual([
      'pkg:npm/other@1.0.0: AGPL-3.0-only',
    ])
    expect(unagreed([{ ...copyleft, licenses: [] }])).toEqual(['pkg:npm/other@1.0.0: no licence'])
  })
})

test('check 71: installed packages run no scripts except listed ones', () => {
  const settings = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, named = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings) ?? []
  expect(named.trim().split(/\n\s*/)).toEqual([
    'esbuild: true',
    'cpu-features: false',
    'msw: false',
    'ssh2: false',
  ])
  expect(globSync('{package-lock.json,yarn.lock,packages/*/pnpm-lock.yaml}', { cwd: root })).toEqual([])
})

/** `pkg:npm/%40fastify/static@10.1.11` → `@fastify/static` */
function nameOf(purl: string): string {
  return decodeURIComponent(purl.slice('pkg:npm/'.length, purl.lastIndexOf('@')))
}
