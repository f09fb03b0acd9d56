import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'

/** Operations that are no reads and leave no event, each with why. */
const silent: Partial<Record<OperationId, string>> = {
  'coordinatorAssignments.preview': 'says what would happen',
  'employeeGroupMembers.preview': 'says what would happen',
  'events.ticket': 'opens a stream',
  'notificationPreferences.update': 'what one wants to be told is one’s own',
  'notifications.destroy': 'one’s own inbox',
  'notifications.read': 'one’s own inbox',
  'quietHours.update': 'when one wants to be left alone is one’s own',
  'recovery.preview': 'says what would happen',
  'recovery.request': 'the job that sends the letter writes it',
  'roles.preview': 'says what would happen',
  'session.keepAlive': 'a sign of life',
  'session.logout': 'the row of the session says when and why it ended',
  'session.previewToken': 'says what would happen',
  'session.refresh': 'a new token of the same session; a stolen one is audited as session.reuse',
  'starredPages.update': 'the pages one keeps at hand are one’s own',
  'logs.revert': 'sends a request to the family of the row, which is audited there',
}

const sources = globSync('../areas/**/*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
const written = sources.filter((text) => /audit(Change)?\(/.test(text))
const isCatalogue = (family: string) => sources.some((text) => text.includes(`catalogue('${family}'`))

/** Whether a family that writes events names its family in them. */
const leavesTrace = (id: string): boolean => {
  const family = id.split('.')[0] ?? ''
  return (
    isCatalogue(family) ||
    written.some((text) => text.includes(`'${family}.`) || text.includes(`\`${family}.`))
  )
}

describe('the audit log and the acts', () => {
  it('PAN-15 every family whose acts change something writes them into the log, or says why an act needs no event', () => {
    const acts = operationRows.filter(({ method }) => method !== 'get').map(({ id }) => id)
    const missing = acts.filter((id) => !(id in silent) && !leavesTrace(id))
    expect(missing).toEqual([])
  })

  it('PAN-15 names no act among the silent ones that does not exist', () => {
    const known = new Set(operationRows.map(({ id }) => id))
    expect(Object.keys(silent).filter((id) => !known.has(id))).toEqual([])
  })
})
