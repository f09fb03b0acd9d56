import { describe, expect, it } from 'vitest'
import { de } from './labels/de.ts'
import { en } from './labels/en.ts'
import { es } from './labels/es.ts'
import { fr } from './labels/fr.ts'
import { pt } from './labels/pt.ts'
import { permissionById, permissionByName, permissions } from './index.ts'
import { specificationPermissions } from './testing/specification-permissions.ts'
import { specificationVariants } from './testing/specification-variants.ts'

const names: readonly string[] = permissions.map(({ name }) => name)

describe('the permission catalogue', () => {
  it('holds about 175 permissions', () => {
    expect(permissions.length).toBeGreaterThanOrEqual(170)
    expect(permissions.length).toBeLessThanOrEqual(190)
  })

  it('gives every permission a positive whole id of its own', () => {
    expect(permissions.filter(({ id }) => !Number.isSafeInteger(id) || id <= 0)).toEqual([])
    expect(new Set(permissions.map(({ id }) => id)).size).toBe(permissions.length)
  })

  it('numbers every area from a hundred of its own', () => {
    const areasOfHundred = new Map<number, Set<string>>()
    for (const { id, area } of permissions) {
      const hundred = Math.floor(id / 100)
      areasOfHundred.set(hundred, (areasOfHundred.get(hundred) ?? new Set()).add(area))
    }
    expect([...areasOfHundred.values()].filter((areas) => areas.size > 1)).toEqual([])
    expect(areasOfHundred.size).toBe(14)
  })

  it('has no two names that differ in case only', () => {
    expect(new Set(names.map((name) => name.toUpperCase())).size).toBe(permissions.length)
  })

  it('spells every name in capitals, except the one the specification does not', () => {
    expect(names.filter((name) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))).toEqual(['developer'])
  })

  it.each(Object.entries({ es, en, de, fr, pt }))(
    'names every permission in words of its own in %s',
    (_language, labels) => {
      expect(Object.keys(labels).toSorted()).toEqual(names.toSorted())
      expect(Object.values(labels).filter((label) => label.trim() !== label || label === '')).toEqual([])
      expect(new Set(Object.values(labels)).size).toBe(permissions.length)
    },
  )

  it.each([
    ['es', es, 'Menú: '],
    ['en', en, 'Menu: '],
    ['de', de, 'Menü: '],
    ['fr', fr, 'Menu : '],
    ['pt', pt, 'Menu: '],
  ] as const)('says in %s of a permission for the menu that it is one', (_language, labels, start) => {
    for (const { name, kind } of permissions) expect(labels[name].startsWith(start)).toBe(kind === 'menu')
  })

  it('calls a permission a menu when its name says so', () => {
    const menus = permissions.filter(({ name }) => name.startsWith('MENU_'))
    expect(menus.filter(({ kind }) => kind !== 'menu')).toEqual([])
  })

  it.each([
    ['_CREAR', 'create'],
    ['_EDITAR', 'edit'],
    ['_ELIMINAR', 'delete'],
    ['_VER', 'view'],
  ])('reads the ending %s as the variant %s', (ending, kind) => {
    const ended = permissions.filter(({ name }) => name.endsWith(ending))
    expect(ended.length).toBeGreaterThan(0)
    expect(ended.filter((one) => one.kind !== kind)).toEqual([])
  })

  it.each(specificationPermissions)('knows %s exactly as the specification spells it', (name) => {
    expect(names).toContain(name)
  })

  it.each(specificationVariants)('covers the right area “$area” of the specification §6', ({ held }) => {
    expect(held.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('looking a permission up', () => {
  it('finds every permission by its id and by its name', () => {
    for (const permission of permissions) {
      expect(permissionById(permission.id)).toBe(permission)
      expect(permissionByName(permission.name)).toBe(permission)
    }
  })

  it('finds a name in any case', () => {
    expect(permissionByName('analitica_datos')?.name).toBe('ANALITICA_DATOS')
    expect(permissionByName('DEVELOPER')?.name).toBe('developer')
  })

  it.each(['', 'NO_EXISTE', '__proto__', 'constructor', 'toString'])(
    'finds nothing for the name “%s”',
    (name) => {
      expect(permissionByName(name)).toBeUndefined()
    },
  )

  it.each([0, -1, 101.5, Number.NaN, 99_999])('finds nothing for the id %d', (id) => {
    expect(permissionById(id)).toBeUndefined()
  })
})
