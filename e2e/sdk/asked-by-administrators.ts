import type { Portal } from '@portal/sdk'
import { expect } from 'vitest'
import { seen } from '../support/seen.ts'

const uidOf = ({ session }: Portal) => session.current?.userData.uid ?? ''

/** Everything about employees, their coordinators and their groups. */
export async function askStaff(portal: Portal): Promise<void> {
  const [person] = (await portal.employees.index({ coordinated: true, perPage: 1 })).data
  const id = person?.id ?? ''
  await portal.employees.facets()
  await portal.employees.show(id)
  await portal.employees.reveal(id)
  await portal.organization.show()
  const { data } = await portal.coordinatorAssignments.coordinators()
  const other = data.find((one) => one.id !== person?.coordinator?.id && one.id !== id)
  const startsOn = '2099-01-07'
  const move = { employeeIds: [id], coordinatorId: other?.id ?? '', startsOn }
  await portal.coordinatorAssignments.preview(move)
  await portal.coordinatorAssignments.assign(move)
  const [planned] = (await portal.coordinatorAssignments.index({ employeeId: id, state: 'planned' })).data
  const rows = [{ code: 'x', coordinator: 'y' }, { code: 'x' }]
  await portal.coordinatorAssignments.import({ dryRun: true, rows })
  await portal.coordinatorAssignments.destroy(planned?.id ?? '')
  const conditions = [{ field: 'department' as const, operator: 'in' as const, values: ['OPE'] }]
  await portal.employeeGroupMembers.preview({ match: 'all', conditions })
  const group = await portal.employeeGroups.create({ name: 'Grupo de prueba' })
  await portal.employeeGroupMembers.assign(group.id, { employeeIds: [id] })
  await portal.employeeGroupMembers.index(group.id)
  await portal.employeeGroupMembers.import(group.id, {
    dryRun: true,
    rows: [{ code: person?.code }, { code: 'x' }],
  })
  await portal.employeeGroupMembers.counts({ ids: [group.id] })
  await portal.employeeGroupMembers.destroyAll(group.id, { employeeIds: [id] })
  await portal.employeeGroups.update(group.id, {
    ...(await seen(portal.employeeGroups, group.id)),
    name: 'Grupo de prueba dos',
  })
  await portal.employeeGroups.patch(group.id, {
    ...(await seen(portal.employeeGroups, group.id)),
    active: false,
  })
  await portal.employeeGroups.destroy(group.id)
  await portal.employeeGroups.restore(group.id)
  await portal.employeeGroups.show(group.id)
  await portal.employeeGroups.index()
  await portal.employeeGroups.import({ dryRun: true, rows: [{ name: 'Otro grupo' }, { name: '' }] })
}

/** Everything about accounts. */
export async function askUsers(portal: Portal): Promise<void> {
  const of = (username: string) => ({
    username,
    displayName: 'Persona de paso',
    email: `${username}@contacta-atlantico.example`,
  })
  const { id } = await portal.users.create(of('de.paso'))
  await portal.users.index({ search: 'de.paso', secondFactor: false, lockedNow: false })
  await portal.users.show(id)
  await portal.users.update(id, { ...(await seen(portal.users, id)), ...of('de.paseo') })
  await portal.users.patch(id, { ...(await seen(portal.users, id)), displayName: 'Persona que pasa' })
  const role = (await portal.users.assignableRoles()).find(({ name }) => name === 'Agente')?.id ?? ''
  const { grants } = await portal.users.grant(id, { permission: 'MENU_LOGS', endsOn: '2099-01-31' })
  expect(grants).toHaveLength(1)
  await portal.users.revoke(id, { permission: 'MENU_LOGS', reason: 'Ya no hace falta' })
  await portal.users.assignRoles(id, { ...(await seen(portal.users, id)), roles: [role] })
  expect((await portal.users.permissions(id)).permissions.length).toBeGreaterThan(5)
  await portal.users.sessions(uidOf(portal))
  await portal.users.endSessions(id, {})
  await portal.users.unlock(id)
  await expect(portal.users.resetSecondFactor(id)).rejects.toMatchObject({ status: 409 })
  await portal.users.resetPassword(id)
  await portal.users.disable(id)
  await portal.users.enable(id)
  await portal.users.bulk({ act: 'removeRoles', ids: [id, uidOf(portal)], roles: [role] })
  await portal.users.destroy(id)
  await portal.users.restore(id)
  await portal.users.import({ dryRun: true, rows: [of('de.paseo'), { username: 'x' }] })
  // This company's mail server accepts every email.
  expect((await portal.undeliveredMails.index()).data).toEqual([])
  expect(await portal.undeliveredMails.resendAll()).toEqual({ resent: 0 })
  for (const act of [portal.undeliveredMails.resend, portal.undeliveredMails.destroy])
    await expect(act(id)).rejects.toMatchObject({ status: 404 })
}

/** Everything about permissions. */
export async function askRoles(portal: Portal): Promise<void> {
  const { id } = await portal.roles.create({ name: 'Rol de paso', permissions: ['MENU_LOGS'] })
  await portal.roles.index({ search: 'paso', permission: 'MENU_LOGS', unused: true, secondFactor: false })
  expect((await portal.roles.show(id)).permissions).toEqual(['MENU_LOGS'])
  await portal.roles.preview(id, { permissions: ['MENU_ROLES'] })
  await portal.roles.patch(id, { ...(await seen(portal.roles, id)), permissions: ['MENU_ROLES'] })
  await portal.roles.update(id, {
    ...(await seen(portal.roles, id)),
    name: 'Rol de paso',
    description: 'Nada',
  })
  await portal.roles.import({ dryRun: true, rows: [{ name: 'Rol de un archivo' }, { name: '' }] })
  const copy = await portal.roles.clone(id, { name: 'Copia de paso' })
  await portal.roles.destroy(copy.id, { moveTo: id })
  await portal.roles.destroy(id)
  await portal.roles.restore(id)
  await portal.roles.destroy(id)
  expect((await portal.roles.index({ deleted: true, perPage: 100 })).data.map((role) => role.id)).toContain(
    id,
  )
  await portal.assignments.index({ none: false })
  await portal.permissions.index({ use: 'nothing', kind: ['menu'], area: 'loads' })
  expect((await portal.permissions.show('MENU_LOGS')).roles).not.toEqual([])
  expect((await portal.permissions.people('MENU_LOGS')).data).not.toEqual([])
  expect(await portal.permissions.dangers()).toHaveLength(6)
  const userId = uidOf(portal)
  expect((await portal.permissions.explain({ userId, screen: '/roles' })).isAllowed).toBe(true)
  expect((await portal.permissions.explain({ userId, operation: 'roles.index' })).isAllowed).toBe(true)
}
