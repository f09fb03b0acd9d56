import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from './phrases.ts'

const files = import.meta.glob<Record<string, object>>('./{es,en,de,fr,pt}/*.ts', { eager: true })

/** Every phrase of a language by key, such as `loads.loads.start`. */
function phrasesOf(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [file, exported] of Object.entries(files)) {
    if (file.startsWith(`./${language}/`)) collect(exported, '', found)
  }
  return found
}

function collect(value: unknown, key: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(key, value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      collect(inner, key === '' ? name : `${key}.${name}`, into)
  }
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each(languages)('SHE-10.1 %s', (language) => {
  const es = phrasesOf('es')
  const phrases = phrasesOf(language)

  test('says everything that Spanish says, and nothing else', () => {
    expect([...phrases.keys()].sort()).toEqual([...es.keys()].sort())
  })

  test('leaves no phrase empty', () => {
    expect([...phrases].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('fills in the same values as Spanish', () => {
    const off = [...phrases].filter(
      ([key, text]) => String(placeholdersOf(text)) !== String(placeholdersOf(es.get(key) ?? '')),
    )
    expect(off).toEqual([])
  })
})

test('SHE-3.1 the words that the specification fixes are kept byte for byte', () => {
  const es = phrasesOf('es')
  expect(es.get('session.login.failed')).toBe('Wrong Username or Password')
  expect(phrasesOf('en').get('session.login.failed')).toBe('Wrong Username or Password')
  expect(es.get('shell.sessionEnded')).toBe(
    'Tu sesión ha finalizado. Inicia sesión nuevamente para continuar',
  )
  expect(es.get('shell.keepAlive.title')).toBe('¿Sigues conectado?')
  expect(es.get('shell.keepAlive.text')).toBe(
    'Si presionas ACEPTAR la sesión se mantendrá activa; si presionas CANCELAR finalizará automáticamente.',
  )
  expect(es.get('shell.keepAlive.accept')).toBe('Aceptar')
  expect(es.get('shell.keepAlive.cancel')).toBe('Cancelar')
})

test('the page is Spanish until the reader chooses another language', () => {
  expect(readFileSync(new URL('../../index.html', import.meta.url), 'utf8')).toContain('<html lang="es">')
})
