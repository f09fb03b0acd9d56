import { describe, expect, it } from 'vitest'
import { ConnectionError, TimeoutError } from '#errors/connection-errors.ts'
import { httpErrorOf } from '#errors/http-errors.ts'
import { LoadPausedError } from '#errors/load-paused-error.ts'
import { type Locale, messageOf } from '#errors/message-of.ts'
import type { ErrorKind } from '#errors/portal-error.ts'
import { SessionExpiredError } from '#errors/session-errors.ts'
import { en } from './en.ts'
import { sentenceOf } from './sentence-of.ts'

const locales: readonly Locale[] = ['es', 'en', 'de', 'fr', 'pt']
// The keys are those of the type: a missing one does not compile.
const kinds = Object.keys(en) as ErrorKind[]
const ofKind = (kind: ErrorKind) => ({ kind, '@portal/sdk/error': true })

describe('a sentence for people', () => {
  it.each(locales)('says each kind of failure with words of its own in %s', (locale) => {
    const sentences = kinds.map((kind) => sentenceOf(ofKind(kind), locale))
    expect(new Set(sentences).size).toBe(kinds.length)
    expect(sentences).not.toContain(messageOf(new Error('x'), locale))
  })

  it('is another one in each language', () => {
    for (const kind of kinds) {
      expect(new Set(locales.map((locale) => sentenceOf(ofKind(kind), locale))).size).toBe(locales.length)
    }
  })

  it('is next to the texts of the specification §8, which are unchanged', () => {
    const errors = [
      new ConnectionError('x'),
      new TimeoutError('x'),
      new LoadPausedError('l1'),
      httpErrorOf({ status: 403, headers: new Headers(), body: {} }),
      httpErrorOf({ status: 503, headers: new Headers(), body: {} }),
    ]
    expect(new Set(errors.map((error) => messageOf(error)))).toEqual(new Set(['Ocurrio un error']))
    expect(new Set(errors.map((error) => sentenceOf(error))).size).toBe(errors.length)
    const ended = new SessionExpiredError('expired')
    expect(messageOf(ended)).toBe('Tu sesión ha finalizado. Inicia sesión nuevamente para continuar')
  })

  it('takes de-AT for German, any other language for Spanish, and leaves other errors to messageOf', () => {
    const error = new ConnectionError('x')
    expect(sentenceOf(error, 'de-AT')).toBe('Keine Verbindung zum Server')
    expect(sentenceOf(error, 'ca')).toBe('No hay conexión con el servidor')
    expect(sentenceOf(new Error('x'))).toBe('Ocurrio un error')
  })
})
