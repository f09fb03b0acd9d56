import { describe, expect, it } from 'vitest'
import { signedInPortal } from '#testing/signed-in.ts'
import { redactedHeaders, redactedUrl } from './redact.ts'

describe('what is logged', () => {
  it('hides credentials in headers and telling names in addresses', () => {
    const headers = new Headers({
      authorization: 'Bearer x',
      'x-session-token': 'y',
      cookie: 'z',
      accept: 'a',
    })
    expect(redactedHeaders(headers)).toEqual({
      accept: 'a',
      authorization: '***',
      cookie: '***',
      'x-session-token': '***',
    })
    expect(redactedUrl('https://me:pw@portal.test/x?dni=1&page=2&exchange%54oken=3')).toBe(
      'https://portal.test/x?dni=***&page=2&exchange%54oken=***',
    )
  })

  it('says what was asked and answered, and holds no secret of a whole session', async () => {
    const lines: string[] = []
    const log = (text: string, fields?: object) => lines.push(`${text} ${JSON.stringify(fields)}`)
    const { portal, server } = await signedInPortal({ logger: { debug: log, warn: log, error: log } })
    server.expireAccess()
    await portal.skills.index({ search: 'ventas' })
    await portal.session.logout()
    const all = lines.join('\n')
    expect(all).toContain(
      '"url":"http://portal.test/services/laia/skill?search=ventas"'.replace(
        'http://portal.test/services/laia',
        '',
      ),
    )
    expect(all).not.toMatch(/access-\d|refresh-\d|"x"/)
  })
})
