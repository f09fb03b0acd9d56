import { describe, expect, test } from 'vitest'
import { readStored, writeStored, type StoredScreen } from './saved-views.ts'
import { paramsOfView, queryOfView } from './view-query.ts'

function memoryOf(text: string | null = null) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? text,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const kept: StoredScreen = {
  views: [{ id: '1', name: 'Mías', query: 'sort=name', layout: null, isDefault: false }],
  layout: [{ id: 'name', visible: true, pin: null, width: 120 }],
}

describe('views are kept for a person and a screen', () => {
  test('SHE-5.5 stored views are read again', () => {
    const memory = memoryOf()
    writeStored('lucia', '/users', kept, memory)
    expect(readStored('lucia', '/users', memory)).toEqual(kept)
    expect(readStored('lucia', '/roles', memory)).toEqual({ views: [], layout: null })
    expect(readStored('marta', '/users', memory)).toEqual({ views: [], layout: null })
  })

  test.each(['{', '[]', '{"views":[{"id":1}],"layout":null}', '{"views":[],"layout":[7]}'])(
    'what cannot be read is as good as nothing: %s',
    (text) => {
      expect(readStored('lucia', '/users', memoryOf(text))).toEqual({ views: [], layout: null })
    },
  )

  test('a browser that forbids it does not break the screen', () => {
    const full = {
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => writeStored('lucia', '/users', kept, full)).not.toThrow()
  })
})

describe('the address is the only truth of a view too', () => {
  test('a view keeps everything but the page and its own name, in any order', () => {
    const one = queryOfView(new URLSearchParams('sort=name&page=3&state=failed&view=7'), ['state'])
    expect(one).toBe(queryOfView(new URLSearchParams('state=failed&sort=name'), ['state']))
    expect(one).toBe('sort=name&state=failed')
  })

  test('an open detail beside the list does not change its views', () => {
    const open = queryOfView(new URLSearchParams('search=voz&state=failed&group=7'), ['state'])
    expect(open).toBe(queryOfView(new URLSearchParams('search=voz&state=failed'), ['state']))
  })

  test('SHE-5.5 choosing a view writes it into the address, choosing none clears it', () => {
    expect(paramsOfView({ id: '7', query: 'sort=name' }).toString()).toBe('sort=name&view=7')
    expect(paramsOfView(undefined).toString()).toBe('')
  })
})
