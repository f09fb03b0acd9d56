import type { EffectivePermission } from '@portal/sdk'
import { describe, expect, it } from 'vitest'
import { permissionsByArea } from './permissions-by-area.ts'

const permission = (name: string, area: string, role: string): EffectivePermission => ({
  id: 1,
  name,
  label: `Etiqueta ${name}`,
  area,
  kind: 'view',
  origins: [{ role: { id: 'r', name: role }, grantedBy: null, endsAt: null }],
})
const all = [
  permission('MENU_LOGS', 'reports', 'Auditoría'),
  permission('TICKETS_VER', 'tickets', 'Agente'),
  permission('TICKETS_CREAR', 'tickets', 'Agente'),
]
const namesOf = (search: string) =>
  permissionsByArea(all, search, (name) => `Mark ${name}`).map(({ area, permissions }) => [
    area,
    permissions.map(({ name }) => name),
  ])

describe('the permissions of a person', () => {
  it('are grouped by area, in the order of the catalogue', () => {
    expect(namesOf('')).toEqual([
      ['tickets', ['TICKETS_VER', 'TICKETS_CREAR']],
      ['reports', ['MENU_LOGS']],
    ])
  })

  it('are found by their names and by the role they come from, ignoring accents', () => {
    expect(namesOf('auditoria')).toEqual([['reports', ['MENU_LOGS']]])
    expect(namesOf(' tickets_cr')).toEqual([['tickets', ['TICKETS_CREAR']]])
    expect(namesOf('nada')).toEqual([])
  })

  it('are found by what the reader calls them and by their Spanish names', () => {
    expect(namesOf('mark menu')).toEqual([['reports', ['MENU_LOGS']]])
    expect(namesOf('etiqueta tickets_v')).toEqual([['tickets', ['TICKETS_VER']]])
  })
})
