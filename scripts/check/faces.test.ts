import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'
import { faces, facesPattern } from './faces.ts'

it('a name that others import leads to sources, which are there without a build', () => {
  const sources = faces()
    .map(({ source }) => source)
    .filter((source) => !source.includes('*'))
  expect(sources).toContain('packages/sdk/src/react/index.ts')
  expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([])
})

it('a file is a public face when the package says so, and by no other sign', () => {
  const isFace = (file: string) => new RegExp(facesPattern()).test(file)
  expect(isFace('packages/sdk/src/index.ts')).toBe(true)
  expect(isFace('packages/sdk/src/errors/messages/fr.ts')).toBe(true)
  expect(isFace('packages/sdk/src/errors/messages/more/fr.ts')).toBe(false)
  expect(isFace('packages/sdk/src/portal.ts')).toBe(false)
  expect(isFace('packages/sdk/src/indexXts')).toBe(false)
})
