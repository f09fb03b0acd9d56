import { expect } from 'vitest'
import type { Portal, ReportRun } from '@portal/sdk'
import { permissionByName, type PermissionName } from '@portal/permissions'
import { employed } from './employed.ts'
import { waitLimit } from './wait-limit.ts'
import type { TestServer } from './start-server.ts'

const reader = ['MENU_REPORTES', 'REPORTES_FICHAJE_VER', 'VER_DASHBOARD', 'NOTIFICACIONES_VER'] as const

/** A new reader of working time reports: their own days, unless more is granted. */
export const reporter = (server: TestServer, more: readonly PermissionName[] = []) =>
  employed(server, [...reader, ...more])

/** A run after it has ended. */
export async function over({ reportRuns }: Portal, id: string): Promise<ReportRun> {
  const isOver = async () => {
    const { state } = await reportRuns.show(id)
    return state !== 'queued' && state !== 'running'
  }
  await expect.poll(isOver, waitLimit).toBe(true)
  return reportRuns.show(id)
}

/** The only run of a definition, after it has ended. */
export async function runOf(portal: Portal, definitionId: string): Promise<ReportRun> {
  const runs = async () => (await portal.reportRuns.index({ definitionId })).data
  await expect.poll(async () => (await runs()).length, waitLimit).toBe(1)
  const [run] = await runs()
  if (run === undefined) throw new Error('no run')
  return over(portal, run.id)
}

/** The lines of a CSV file, without the byte order mark. */
export const linesOf = (text: string): string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n')

/** Revokes a permission at once. */
export async function taken({ server }: TestServer, userId: string, name: PermissionName): Promise<void> {
  const { bus, database } = server.kernel
  const roles = database.db.selectFrom('userRoles').where('userId', '=', userId).select('roleId')
  await database.db
    .deleteFrom('rolePermissions')
    .where('roleId', 'in', roles)
    .where('permissionId', '=', permissionByName(name)?.id ?? 0)
    .execute()
  bus.publish('user.changed', { userId })
}
