import { expect, test } from 'vitest'
import { refusedIn, spanishIdentifiers, spanishWordIn } from './check-spanish.ts'

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

test('what people read says a thing by its one noun, in any form and beside any sign', () => {
  const text = "export const words = {\n  a: 'Los cargues: descargue',\n  b: `Aviso de ${c} avisos`,\n}\n"
  expect(refusedIn('es', 'es.ts', text).map(({ line }) => line)).toEqual([2, 3])
  expect(refusedIn('es', 'es.ts', "const path = '/x'\nconst a = 'Descargue la carga'\n")).toEqual([])
})
