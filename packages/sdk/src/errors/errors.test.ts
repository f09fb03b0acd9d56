import { describe, expect, it } from 'vitest'
import { errorCodes } from '#generated/error-codes.ts'
import { httpErrorOf } from './http-errors.ts'
import { isPortalError } from './is-portal-error.ts'
import { addMessages, messageOf, messageOfCode } from './message-of.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { pt } from './messages/pt.ts'
import { readErrors } from './read-errors.ts'
import { SessionExpiredError } from './session-errors.ts'

addMessages('de', de)
addMessages('en', en)
addMessages('fr', fr)
addMessages('pt', pt)

const refused = (status: number, body: unknown) => httpErrorOf({ status, headers: new Headers(), body })

describe('error answers (specification §8)', () => {
  it('give a table as it is', () => {
    const errors = { type: 'table', rows: [{ line: 3 }] }
    expect(readErrors({ errors })).toEqual({ shape: 'table', errors, rows: [] })
    expect(messageOf(refused(422, { errors }))).toBe('Ocurrio un error')
  })

  it('give the rows of a table, each with its fields, and the words of the first code', () => {
    const rows = [
      { row: 3, errors: { name: [{ error: 'taken', value: 'x' }], dni: [{ error: 'blank' }] } },
      { row: 9, errors: {} },
    ]
    const error = refused(422, { errors: { type: 'table', rows } })
    expect(error.rows).toEqual([
      { row: 3, fields: { name: [{ code: 'taken', value: 'x' }], dni: [{ code: 'blank' }] } },
      { row: 9, fields: {} },
    ])
    expect([error.kind, error.field, error.code, error.fields]).toEqual([
      'validation',
      undefined,
      'taken',
      {},
    ])
    expect(messageOf(error, 'en')).toBe(messageOfCode('taken', 'en'))
  })

  it.each([undefined, null, 'x', [null, 7, { row: '3' }, { row: null }]])(
    'whose table has %j for rows name none',
    (rows) => expect(refused(422, { errors: { type: 'table', rows } }).rows).toEqual([]),
  )

  it.each([1, '1'])('give a ticket that waits (%j) as it is', (tieneTicketEspera) => {
    expect(readErrors({ errors: { tieneTicketEspera, ticket: 7 } })).toMatchObject({
      shape: 'waiting-ticket',
    })
  })

  it('give their message', () => {
    const error = refused(401, { errors: { message: 'Wrong Username or Password' } })
    expect(error.message).toBe('HTTP 401: Wrong Username or Password')
    expect(messageOf(error)).toBe('Wrong Username or Password')
    expect(messageOf(error, 'de')).toBe('Wrong Username or Password')
  })

  it('give the words of the first code of the first field, in five languages', () => {
    const error = refused(422, {
      type: '/problems/validation',
      errors: { name: [{ error: 'blank' }], 'mapping.dni': ['taken'] },
    })
    expect(error.message).toBe('HTTP 422')
    expect([error.field, error.code]).toEqual(['name', 'blank'])
    expect(error.fields['mapping.dni']).toEqual([{ code: 'taken' }])
    expect(['es', 'en-GB', 'de', 'fr', 'pt', 'xx'].map((locale) => messageOf(error, locale))).toEqual([
      'Complete los campos requeridos',
      'Fill in the required fields',
      'Füllen Sie die Pflichtfelder aus',
      'Remplissez les champs obligatoires',
      'Preencha os campos obrigatórios',
      'Complete los campos requeridos',
    ])
  })

  it('keep the limit and the value of a fault', () => {
    const { fields } = refused(422, { errors: { name: [{ error: 'too_long', count: 80, value: 'x' }] } })
    expect(fields).toEqual({ name: [{ code: 'too_long', count: 80, value: 'x' }] })
  })

  it.each([
    undefined,
    null,
    '',
    'text',
    7,
    [],
    {},
    { errors: null },
    { errors: [] },
    { errors: { name: 'x' } },
    { errors: { name: [null, 3] } },
  ])('of %j give Ocurrio un error and never break', (body) => {
    const error = refused(500, body)
    expect(error.message).toBe('HTTP 500')
    expect(messageOf(error)).toBe('Ocurrio un error')
  })

  it('with a code newer than this package give Ocurrio un error and keep the code', () => {
    const error = refused(422, { errors: { name: [{ error: 'too_blue' }] } })
    expect(messageOf(error)).toBe('Ocurrio un error')
    expect(error.code).toBeUndefined()
    expect(error.fields.name?.[0]?.code).toBe('too_blue')
  })

  it('are read under another key where a service names it so', () => {
    const fields = { name: [{ error: 'taken' }] }
    for (const body of [{ priorities: fields }, { errors: { priorities: fields } }]) {
      expect(readErrors(body, 'priorities')).toEqual({
        shape: 'fields',
        fields: { name: [{ code: 'taken' }] },
      })
    }
  })
})

describe('kinds of failure', () => {
  it.each([
    [400, 'validation'],
    [401, 'authentication'],
    [403, 'permission'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'validation'],
    [415, 'validation'],
    [418, 'http'],
    [422, 'validation'],
    [429, 'rate-limit'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('%i is %s', (status, kind) => {
    expect(isPortalError(refused(status, {}), kind)).toBe(true)
  })

  it('are known across two copies of the package by their mark', () => {
    const copy = { kind: 'validation', '@portal/sdk/error': true }
    expect(isPortalError(copy, 'validation')).toBe(true)
    expect(isPortalError(copy, 'server')).toBe(false)
    expect(isPortalError(new Error('x'))).toBe(false)
  })

  it('name the permissions that would have sufficed', () => {
    expect(refused(403, { missing: ['CARGUE_VER'] })).toMatchObject({ missing: ['CARGUE_VER'] })
  })

  it('can be logged without a body', () => {
    const logged = JSON.stringify(
      refused(422, { errors: { dni: [{ error: 'taken', value: '12345678Z' }] }, requestId: 'r1' }),
    )
    expect(logged).toContain('"requestId":"r1"')
    expect(logged).not.toContain('12345678Z')
  })

  it('say the end of the session as the specification does', () => {
    const error = new SessionExpiredError('expired')
    expect(messageOf(error)).toBe('Tu sesión ha finalizado. Inicia sesión nuevamente para continuar')
    expect(messageOf(error, 'en')).toBe('Your session has ended. Sign in again to continue')
  })

  it('have words for every code', () => {
    for (const code of errorCodes) expect(messageOfCode(code, 'fr')).not.toBe(messageOfCode('?', 'fr'))
    expect(messageOf(new Error('anything'))).toBe('Ocurrio un error')
  })
})
