import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('notificationPreferences.index', () => {
  it('names every kind, told in the portal, and by mail what concerns the account, an access that one is given, what one asked for by mail, of time off what ends, runs out or was asked for by others, a day without clock entries, a payslip that waits, decisions that are delegated and a webhook that is switched off, unless chosen otherwise', async () => {
    const other = await signedIn(server, 'coordinador')
    const rows = await other.notificationPreferences.index()
    expect(rows.map(({ kind }) => kind)).toContain('access.requested')
    expect(rows.every(({ portal: inPortal, excluded }) => inPortal && !excluded)).toBe(true)
    const mailed = rows.filter(({ mail }) => mail).map(({ kind }) => kind)
    const account = ['access.secondFactorReset', 'clock.recordGranted', 'reports.scheduled']
    const vacations = ['entered', 'cancelled', 'endsEarly'].map((one) => `vacations.${one}`)
    const last = [
      'clock.missing',
      'clock.missingTeam',
      'ticketWebhooks.switchedOff',
      'absences.documentLate',
      'absences.notJustified',
      'vacations.placeOffered',
      'vacations.expiring',
      'telework.reversed',
      'payslips.due',
      'approvals.delegated',
      'approvals.standInNamed',
    ]
    expect(mailed.toSorted()).toEqual(['loads.sourceFailed', ...account, ...vacations, ...last].toSorted())
  })
})
