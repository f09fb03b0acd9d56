import { expect, it } from 'vitest'
import { parsePath, readForm } from './read-form.ts'

const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return readForm(data)
}

it('nests the values of a form by the paths of its names', () => {
  expect(form(['name', 'Ana'], ['children[0].birthYear', '2015'], ['children[1].birthYear', '2019'])).toEqual(
    {
      name: 'Ana',
      children: [{ birthYear: '2015' }, { birthYear: '2019' }],
    },
  )
})

it('keeps every answer of a group of check boxes', () => {
  expect(form(['days', 'mon'], ['days', 'tue'])).toEqual({ days: ['mon', 'tue'] })
})

it('keeps a file a file', () => {
  const data = new FormData()
  data.append('photo', new File(['x'], 'x.png'))
  expect(readForm(data).photo).toBeInstanceOf(File)
})

it('does not let a name reach the prototype of objects', () => {
  expect(form(['__proto__.polluted', 'yes'], ['a.constructor.b', 'x'])).toEqual({ a: {} })
  expect(Object.prototype).not.toHaveProperty('polluted')
})

it('reads the steps of a path', () => {
  expect(parsePath('a.b[2].c')).toEqual(['a', 'b', 2, 'c'])
})
