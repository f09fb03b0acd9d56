import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFile, longestOf } from './long-functions.ts'

it('holds each file of the list to the length that its longest function has now: `pnpm exec node scripts/long-functions.ts` after making one shorter', () => {
  const list = JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, number>
  expect(longestOf(Object.keys(list))).toEqual(list)
})
