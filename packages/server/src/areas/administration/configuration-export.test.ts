import { createPortal, type ConfigurationFile, type ConfigurationReview, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let from: TestServer
let to: TestServer
let there: Portal
let here: Portal
beforeAll(async () => {
  from = await startServer()
  to = await startServer({
    env: { PORTAL_DEMO: '0', PORTAL_LINK_HOSTS: '*', PORTAL_MAIL_HOSTS: 'correo.example' },
  })
  there = await signedIn(from)
  here = await firstOf(to)
  // An empty database runs all migrations.
}, 240_000)
afterAll(() => Promise.all([from.close(), to.close()]))

/** The first administrator of an empty portal. */
async function firstOf(server: TestServer): Promise<Portal> {
  const who = { username: 'jefa', password: 'a long enough one' }
  const bootstrapToken = server.server.firstSteps.bootstrapToken ?? ''
  await wire(server)('/users/firstAdministrator', { bootstrapToken, ...who })
  const portal = createPortal({ baseUrl: server.url, timeout: 180_000 })
  await portal.session.login({ user: who.username, password: who.password })
  return portal
}

/**
 * Campaigns and skills come from the telephony platform, not from a file: both portals have the same, with different
 * ids.
 */
async function connectPlatform(): Promise<void> {
  const [theirs, ours] = [from, to].map(({ server }) => server.kernel.database.db)
  const campaigns = (await theirs?.selectFrom('campaigns').selectAll().execute()) ?? []
  const skills = (await theirs?.selectFrom('skills').selectAll().execute()) ?? []
  const own = new Map(campaigns.map(({ id }) => [id, crypto.randomUUID()]))
  await ours
    ?.insertInto('campaigns')
    .values(campaigns.map((one) => ({ ...one, id: own.get(one.id) ?? one.id })))
    .execute()
  await ours
    ?.insertInto('skills')
    .values(
      skills.map((one) => ({
        ...one,
        ...{ id: crypto.randomUUID(), campaignId: own.get(one.campaignId) ?? '', skillGroupId: null },
      })),
    )
    .execute()
}

const fileOf = (families: ConfigurationFile['families']) =>
  ({ format: 'portal-configuration', version: 1, families }) as const
const lookAt = (families: ConfigurationFile['families']) =>
  here.configuration.import({ file: fileOf(families), dryRun: true })
const refusedIn = ({ families }: ConfigurationReview) =>
  families.flatMap(({ family, rows }) =>
    rows.filter(({ outcome }) => outcome === 'refused').map(({ key, errors }) => ({ family, key, errors })),
  )

describe('configuration.import', () => {
  it('says which final state or skill of the file another portal lacks, at its place', async () => {
    const { families } = await there.configuration.show()
    const ends = await lookAt({ finalStates: families.finalStates ?? [] })
    expect(refusedIn(ends)).toEqual([
      {
        ...{ family: 'finalStates', key: 'VENTA' },
        errors: { 'skills[0].skillId': [{ error: 'inclusion', value: 'LNE_RETENCION' }] },
      },
      {
        ...{ family: 'finalStates', key: 'PROMESA' },
        errors: { 'skills[0].skillId': [{ error: 'inclusion', value: 'BME_EARLY' }] },
      },
    ])
    const ways = await lookAt({ workflows: families.workflows ?? [] })
    expect(refusedIn(ways)).toContainEqual({
      ...{ family: 'workflows', key: 'Ticket TI' },
      errors: { 'document.states[6].finalStateId': [{ error: 'inclusion', value: 'RESUELTO' }] },
    })
  })

  it('refuses a document of another shape as the contract does', async () => {
    const shapeless = [{ name: 'Sin forma', document: { states: [null, 'x'], transitions: 3 } }]
    const [row] = refusedIn(await lookAt({ workflows: shapeless }))
    expect(row).toMatchObject({ family: 'workflows', key: 'Sin forma' })
    expect(Object.keys(row?.errors ?? {})).toContain('document.transitions')
  })

  it('PAN-18.2 builds in an empty portal what the file of another says, and its own file then says the same', async () => {
    await connectPlatform()
    const { families } = await there.configuration.show()
    const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
    expect(JSON.stringify(families)).not.toMatch(ids)
    // Projects begin as draft or active, imported ones, too.
    const stopped = (families.projects ?? []).filter(({ state }) => state !== 'draft' && state !== 'active')
    const review = await lookAt(families)
    expect(refusedIn(review)).toEqual(
      stopped.map(({ code, state }) => ({
        ...{ family: 'projects', key: code },
        errors: { state: [{ error: 'invalid', value: state }] },
      })),
    )
    await here.configuration.import({ file: fileOf(families), dryRun: false, review: review.review })
    const { families: mine } = await here.configuration.show()
    const projects = (families.projects ?? []).filter((project) => !stopped.includes(project))
    expect(mine).toEqual({ ...families, projects })
  }, 240_000)
})
