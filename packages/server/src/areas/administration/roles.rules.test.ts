import { permissions } from '@portal/permissions'
import { describe, expect, it } from 'vitest'
import { Refusal } from '#contract/refuse.ts'
import {
  addedTo,
  checkChange,
  checkRemoval,
  checkMove,
  checkNew,
  grantedBy,
  idsOf,
  namesOf,
  notHeld,
  type RoleState,
} from './roles.rules.ts'

const role: RoleState = {
  name: 'Auditoría',
  description: '',
  isSystem: false,
  isOwn: false,
  requiresSecondFactor: false,
  permissions: idsOf(['VER_DASHBOARD']),
}
const who = (...names: string[]) => ({ permissions: new Set(names) })
const refusalOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, ...error.body }
  }
  return undefined
}

describe('who may change a role', () => {
  it('needs ROLES_EDITAR for its name and second factor, and nothing else', () => {
    for (const draft of [
      { ...role, name: 'Otra' },
      { ...role, requiresSecondFactor: true },
    ]) {
      expect(refusalOf(() => checkChange(role, draft, who('ROLES_ASIGNAR_PERMISOS')))).toMatchObject({
        status: 403,
        missing: ['ROLES_EDITAR'],
      })
      expect(refusalOf(() => checkChange(role, draft, who('ROLES_EDITAR')))).toBeUndefined()
    }
  })

  it('needs ROLES_ASIGNAR_PERMISOS for its permissions, and the added permissions themselves', () => {
    const draft = { ...role, permissions: idsOf(['VER_DASHBOARD', 'MENU_LOGS']) }
    const missing = (...held: string[]) => refusalOf(() => checkChange(role, draft, who(...held)))?.missing
    expect(missing('ROLES_EDITAR')).toEqual(['ROLES_ASIGNAR_PERMISOS', 'MENU_LOGS'])
    expect(missing('ROLES_ASIGNAR_PERMISOS')).toEqual(['MENU_LOGS'])
    expect(missing('ROLES_ASIGNAR_PERMISOS', 'MENU_LOGS')).toBeUndefined()
    expect(notHeld(role.permissions, draft.permissions, who())).toEqual(['MENU_LOGS'])
  })

  it('revokes only one’s own permissions, and relaxes the second factor only of people without more permissions', () => {
    const emptied = { ...role, permissions: [] }
    const missing = (before: typeof role, draft: typeof role, ...held: string[]) =>
      refusalOf(() => checkChange(before, draft, who(...held)))?.missing
    expect(missing(role, emptied, 'ROLES_ASIGNAR_PERMISOS')).toEqual(['VER_DASHBOARD'])
    expect(missing(role, emptied, 'ROLES_ASIGNAR_PERMISOS', 'VER_DASHBOARD')).toBeUndefined()
    const guarded = { ...role, requiresSecondFactor: true }
    expect(missing(guarded, role, 'ROLES_EDITAR')).toEqual(['VER_DASHBOARD'])
    expect(missing(guarded, role, 'ROLES_EDITAR', 'VER_DASHBOARD')).toBeUndefined()
    expect(refusalOf(() => checkRemoval(role, who('ROLES_ELIMINAR')))?.missing).toEqual(['VER_DASHBOARD'])
  })

  it('refuses one’s own role and the role that grants everything, regardless of one’s permissions', () => {
    const all = who(...permissions.map(({ name }) => name))
    const own = refusalOf(() => checkChange({ ...role, isOwn: true }, role, all))
    expect(own).toMatchObject({ status: 409, errors: { id: [{ error: 'own_account' }] } })
    expect(refusalOf(() => checkChange({ ...role, isSystem: true }, role, all))).toMatchObject({
      status: 409,
    })
  })

  it('lets somebody make an empty role without the right to fill it, and no other', () => {
    expect(refusalOf(() => checkNew({ permissions: [] }, who()))).toBeUndefined()
    expect(refusalOf(() => checkNew(role, who('VER_DASHBOARD')))?.missing).toEqual(['ROLES_ASIGNAR_PERMISOS'])
  })

  it('moves people only to a role whose permissions the mover holds, each one of them', () => {
    const hands = 'USUARIOS_ASIGNAR_ROLES'
    expect(refusalOf(() => checkMove(role, who(hands)))?.missing).toEqual(['VER_DASHBOARD'])
    expect(refusalOf(() => checkMove(role, who(hands, 'VER_DASHBOARD')))).toBeUndefined()
    const system = refusalOf(() => checkMove({ isSystem: true, permissions: [] }, who(hands)))
    expect(system?.missing).toHaveLength(permissions.length - 1)
  })
})

describe('permissions by name', () => {
  it('are recognised in any case, once each, and refused when the catalogue lacks them', () => {
    expect(namesOf(idsOf(['analitica_datos', 'ANALITICA_DATOS']))).toHaveLength(1)
    expect(refusalOf(() => idsOf(['NADA']))).toMatchObject({ status: 422 })
    expect(namesOf([999_999])).toEqual([])
  })

  it('are all of them for the role that gives everything', () => {
    expect(grantedBy({ isSystem: true, permissions: [] })).toHaveLength(permissions.length)
    expect(addedTo([1, 2], [2, 3])).toEqual([3])
  })
})
