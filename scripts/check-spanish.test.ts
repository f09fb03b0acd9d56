import { expect, test } from 'vitest'
import { spanishIdentifiers, spanishWordIn } from './check-spanish.ts'

test.each(['fichajesDeHoy', 'MAX_CARGUES', 'sesión', 'usuario', 'segmentacion-screen'])(
  '%s is Spanish',
  (name) => {
    expect(spanishWordIn(name)).toBeDefined()
  },
)

test.each(['loads', 'roles', 'usu_windows', 'model145', 'dni', 'personalData', 'clusteringFilters'])(
  '%s is English, or a name of the wire',
  (name) => {
    expect(spanishWordIn(name)).toBeUndefined()
  },
)

test('strings and comments may be Spanish, identifiers may not', () => {
  const text = "// el usuario\nexport const path = '/usuarios'\nexport const usuarios = [path]\n"
  expect(spanishIdentifiers('a.ts', text)).toEqual([{ name: 'usuarios', word: 'usuarios', line: 3 }])
})
