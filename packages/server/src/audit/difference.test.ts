import { describe, expect, it } from 'vitest'
import { differing, labelOf, withoutSecrets } from './difference.ts'

describe('what the audit log keeps of a row', () => {
  it('PAN-15.2 keeps of a change only what differs', () => {
    const before = { id: 1, name: 'Queja', color: 'red', options: ['a'], version: 3, updatedAt: 'then' }
    const after = { id: 1, name: 'Queja', color: 'blue', options: ['a', 'b'], version: 4, updatedAt: 'now' }
    expect(differing(before, after)).toEqual([
      { color: 'red', options: ['a'] },
      { color: 'blue', options: ['a', 'b'] },
    ])
  })

  it('PAN-15.2 keeps the whole of a new row and of a removed one', () => {
    expect(differing(undefined, { id: 1, name: 'Queja' })).toEqual([null, { id: 1, name: 'Queja' }])
    expect(differing({ id: 1, name: 'Queja' }, undefined)).toEqual([{ id: 1, name: 'Queja' }, null])
  })

  it('stars out what looks like a secret, at any depth', () => {
    const row = {
      password: 'p',
      passwordHash: 'h',
      recoveryCodes: ['1', '2'],
      apiKey: 'k',
      nested: { clientSecret: 's', deep: [{ refreshToken: 't', kept: 'yes' }] },
      hasPassword: true,
      otp: null,
    }
    expect(withoutSecrets('applications.update', row)).toEqual({
      password: '***',
      passwordHash: '***',
      recoveryCodes: '***',
      apiKey: '***',
      nested: { clientSecret: '***', deep: [{ refreshToken: '***', kept: 'yes' }] },
      hasPassword: true,
      otp: null,
    })
  })

  it('takes a code for a secret where people sign in, and for a key of the business elsewhere', () => {
    expect(withoutSecrets('secondFactor.confirm', { code: '123456', answers: ['Rex'] })).toEqual({
      code: '***',
      answers: '***',
    })
    expect(withoutSecrets('analyticCodes.update', { code: 'AC-7' })).toEqual({ code: 'AC-7' })
  })

  it('shows that a secret was changed, and nothing of it', () => {
    const [before, after] = [{ secret: 'one' }, { secret: 'two' }]
    const shown = [before, after].map((row) => withoutSecrets('applications.update', row))
    expect(differing(shown[0], shown[1], { before, after })).toEqual([{ secret: '***' }, { secret: '***' }])
    expect(differing(shown[0], shown[0], { before, after: before })).toEqual([{}, {}])
  })

  it('calls a row what people call it', () => {
    expect(labelOf({ id: 7, name: 'Queja' })).toBe('Queja')
    expect(labelOf({ id: 7 })).toBeNull()
  })
})
