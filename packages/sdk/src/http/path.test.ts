import { describe, expect, it } from 'vitest'
import { testPortal } from '#testing/signed-in.ts'
import { filledPath } from './path.ts'

describe('paths', () => {
  it('encode their values', () => {
    expect(filledPath('/loads/{id}/start', { id: 'a/b c' })).toBe('/loads/a%2Fb%20c/start')
    expect(filledPath('/loads/{id}', { id: 7 })).toBe('/loads/7')
  })

  it.each([undefined, null, '', '.', '..', '%2e%2E', '.%2e', {}])(
    'refuse %j, which would make another path',
    (id) => {
      expect(() => filledPath('/loads/{id}/start', { id })).toThrow(RangeError)
    },
  )

  it('name the error', () => {
    expect(() => filledPath('/loads/{id}/start', { id: '..' })).toThrow(
      'id: ".." cannot stand in a path\n  /loads/{id}/start\n         ^^^^',
    )
  })

  it('reject the call before anything is sent', async () => {
    const { portal, server } = testPortal()
    await expect(portal.loads.show('..')).rejects.toThrow(RangeError)
    expect(server.seen).toHaveLength(0)
  })
})
