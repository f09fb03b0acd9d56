import { audit } from '#auth/audit.ts'
import type { CurrentUser } from '#auth/current-user.ts'
import { noteLook } from '#auth/views.ts'
import type { FastifyRequest } from 'fastify'
import type { Kernel } from './handlers.ts'
import type { OperationRow } from './operations.ts'
import { forbidden, readOnly } from './refuse.ts'

/** The only operations in a view that change something: leaving it. */
const waysOut = new Set(['viewAs.destroy', 'session.logout'])

/** Needed by every page. Other operations without a permission concern oneself, and are not for others to see. */
const frame = new Set(['session.show', 'dashboard.show', 'starredPages.index', 'agentState.show'])

/** Private to a person, whatever the permission: identity proofs, letters, pay. */
const personal = new Set([
  ...['profile', 'secondFactor', 'securityQuestions', 'sessions', 'recovery', 'passwords', 'events'],
  ...['notifications', 'notificationPreferences', 'notificationExclusions', 'quietHours', 'chat'],
  ...[
    'payslips',
    'payslipBatches',
    'model145',
    'certificates',
    'correctionFiles',
    'reportDefinitions',
    'reportRuns',
  ],
])

/** What a view allows of an operation: everything, reading, or nothing because it is private. */
export function viewAnswer({
  id,
  method,
  permissions,
}: Pick<OperationRow, 'id' | 'method' | 'permissions'>): 'open' | 'read_only' | 'personal' {
  if (waysOut.has(id) || permissions === 'public') return 'open'
  if (method !== 'get') return 'read_only'
  if (frame.has(id)) return 'open'
  return permissions.length === 0 || personal.has(id.split('.')[0] ?? '') ? 'personal' : 'open'
}

/** Refuses operations that a view does not allow. */
export function checkView(row: OperationRow): void {
  const answer = viewAnswer(row)
  if (answer === 'read_only') readOnly()
  if (answer === 'personal') forbidden()
}

/** Logs what is read in a view, each operation once, under the viewer's name (decision 044). */
export async function noteView(
  kernel: Kernel,
  { id }: OperationRow,
  user: CurrentUser,
  request: FastifyRequest,
): Promise<void> {
  if (waysOut.has(id) || frame.has(id)) return
  const { db } = kernel.database
  if (!(await noteLook(db, user.session.id, id))) return
  await audit({ ...kernel, db, request, signedIn: user }, 'viewAs.show', user.id, { operation: id })
}
