import { expect, it } from 'vitest'
import { blocksOf, changed } from './blocks.ts'

const page = (mark: string) => ['In `a/b.ts`:', '', mark, '```ts', 'const one = 1', '```', ''].join('\n')

it('reads the instruction of a block, and refuses one without any', () => {
  expect(blocksOf(page('<!-- write a/b.ts -->'))).toEqual([
    { does: 'write', file: 'a/b.ts', text: 'const one = 1', line: 4 },
  ])
  expect(blocksOf(page('<!-- run later -->'))).toMatchObject([{ does: 'run later', file: '' }])
  expect(() => blocksOf(page('<!-- by hand -->'))).toThrow('line 4')
  expect(() => blocksOf(page(''))).toThrow('line 4')
  expect(() => blocksOf(page('<!-- write a/other.ts -->'))).toThrow('does not name')
})

it('makes a difference where it belongs, and nowhere else', () => {
  const text = 'one\ntwo\nthree\ntwo\nfour\n'
  expect(changed(text, '@@\n one\n-two\n+2\n@@\n+3½\n four\n')).toBe('one\n2\nthree\ntwo\n3½\nfour\n')
  expect(() => changed(text, '-two\n+2\n')).toThrow('not once')
  expect(() => changed(text, '-five\n')).toThrow('not once')
})
