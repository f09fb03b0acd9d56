import { describe, expect, it } from 'vitest'
import { codesIn, propertiesOf, shownValue } from './shown-value.ts'

const words = {
  yes: 'Sí',
  no: 'No',
  dateTime: (instant: string) => `on ${instant.slice(0, 10)}`,
  labelOf: (name: string) => (name === 'MENU_ROLES' ? 'Menú: roles' : name),
}

describe('what the history of a record says', () => {
  it('formats the value of a property for people', () => {
    const values = [null, '', true, false, 'Queja', '2026-03-05T10:00:00.000Z', 7, ['a', 'b'], [], [1, 2]]
    expect(values.map((value) => shownValue(value, words))).toEqual([
      '—',
      '—',
      'Sí',
      'No',
      'Queja',
      'on 2026-03-05',
      '7',
      'a, b',
      '—',
      '[1,2]',
    ])
  })

  it('calls permissions as the reader does, alone and in a list', () => {
    expect(shownValue('MENU_ROLES', words)).toBe('Menú: roles')
    expect(shownValue(['MENU_ROLES', 'VIP'], words)).toBe('Menú: roles, VIP')
    expect(
      codesIn({ permissions: ['MENU_ROLES'] }, { name: 'Roles', permission: 'ROLES_VER' }, null),
    ).toEqual(['MENU_ROLES', 'ROLES_VER'])
    expect(codesIn({ name: 'VIP' })).toEqual([])
  })

  it('names each property once, whether it was there before or after', () => {
    expect(propertiesOf({ name: 'a' }, { name: 'b', active: true })).toEqual(['name', 'active'])
    expect(propertiesOf(null, { name: 'b' })).toEqual(['name'])
  })
})
