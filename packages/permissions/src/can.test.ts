import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { can } from './can.ts'
import { permissions } from './index.ts'

const name = fc.constantFrom(...permissions.map((permission) => permission.name))
// A small alphabet, so that two lists often overlap.
const names = fc.subarray(permissions.slice(0, 8).map((permission) => permission.name))

describe('can', () => {
  it('is granted by any one of the permissions asked for', () => {
    expect(can(['CARGUE_VER', 'MENU_ROLES'], ['MENU_USUARIOS', 'MENU_ROLES'])).toBe(true)
  })

  it('is refused when none of them is held', () => {
    expect(can(['CARGUE_VER'], ['CARGUE_EDITAR'])).toBe(false)
    expect(can([], ['CARGUE_EDITAR'])).toBe(false)
  })

  it('is refused to everybody when nothing is asked for', () => {
    expect(can(['CARGUE_VER'], [])).toBe(false)
  })

  it('takes a set as well as a list', () => {
    expect(can(new Set(['CARGUE_VER']), ['CARGUE_VER'])).toBe(true)
    expect(can(new Set<string>(), ['CARGUE_VER'])).toBe(false)
  })

  it('holds the two spellings of the analytics permission for one, as the rule and as the grant', () => {
    expect(can(['ANALITICA_DATOS'], ['analitica_datos'])).toBe(true)
    expect(can(['analitica_datos'], ['ANALITICA_DATOS'])).toBe(true)
  })

  it.each([
    ['a part of a name', 'MENU_USUARIO'],
    ['a name that goes on', 'MENU_USUARIOS_'],
    ['a name with a blank', ' MENU_USUARIOS'],
    ['a dotless i for an I', 'MENU_USUARıOS'],
    ['a long s for an S', 'MENU_UſUARIOS'],
    ['nothing at all', ''],
  ])('is not granted by %s', (_case, held) => {
    expect(can([held], ['MENU_USUARIOS'])).toBe(false)
  })

  it('agrees with the plain meaning of “any of” for all catalogue names', () => {
    fc.assert(
      fc.property(names, names, (granted, anyOf) => {
        expect(can(granted, anyOf)).toBe(anyOf.some((one) => granted.includes(one)))
        expect(can(new Set(granted), anyOf)).toBe(can(granted, anyOf))
      }),
    )
  })

  it('is never lost by a further grant', () => {
    fc.assert(
      fc.property(names, names, fc.string(), (granted, anyOf, further) => {
        fc.pre(can(granted, anyOf))
        expect(can([further, ...granted], anyOf)).toBe(true)
      }),
    )
  })

  it('does not look at the case of any letter', () => {
    fc.assert(
      fc.property(
        name.chain((asked) => fc.tuple(fc.constant(asked), fc.mixedCase(fc.constant(asked)))),
        ([asked, held]) => {
          expect(can([held], [asked])).toBe(true)
        },
      ),
    )
  })
})
