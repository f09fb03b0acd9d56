import { audit } from '#auth/audit.ts'
import { type Context, handlers } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { SourceFailure } from '#seams/skills-source.ts'
import { stored } from './stored-skills.queries.ts'
import { enqueueSynchronization } from './synchronization.job.ts'
import * as queries from './synchronization.queries.ts'
import { checkCancel, checkRestart, differences, knownOf } from './synchronization.rules.ts'

const mostShown = 500
const patienceMs = 10_000

export const synchronizationHandlers = handlers('synchronization', {
  index: ({ db, query }) => queries.list(db, query),

  show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

  async changes({ db, params, query }) {
    if (!(await queries.find(db, params.id))) notFound()
    return queries.changes(db, params.id, query)
  },

  async preview({ db, skillsSource }) {
    const found = { source: skillsSource.place, failure: null, failureDetail: null }
    try {
      const source = await skillsSource.read(AbortSignal.timeout(patienceMs))
      const all = differences(await stored(db, source), knownOf(source))
      const changes = all.slice(0, mostShown).map((one, at) => ({ ...one, position: at + 1 }))
      return { ...found, total: all.length, changes }
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      return { ...found, failure: error.failure, failureDetail: error.message || null, total: 0, changes: [] }
    }
  },

  run: (context) => begin(context, 'run', {}),

  async runCampaign(context) {
    const campaign = (await queries.campaign(context.db, context.params.id)) ?? notFound()
    if (campaign.code === null) refuse('invalid', 'campaignId')
    return begin(context, 'runCampaign', { campaignId: campaign.id })
  },

  async cancel(context) {
    const { db, params, clock, user } = context
    const run = (await queries.lock(db, params.id)) ?? notFound()
    checkCancel(run.state)
    await queries.change(db, run.id, { state: 'cancelled', finishedAt: clock.now() })
    await audit(context, 'synchronization.cancel', user.id, { synchronization: run.id })
    return (await queries.find(db, run.id)) ?? notFound()
  },

  async restart(context) {
    const run = (await queries.lock(context.db, context.params.id)) ?? notFound()
    checkRestart(run.state)
    return begin(context, 'restart', { campaignId: run.campaignId, restartOf: run.id })
  },
})

type Starting = Pick<
  Context,
  'db' | 'ids' | 'clock' | 'jobs' | 'user' | 'skillsSource' | 'request' | 'signedIn'
>

/** One at a time: of two who start at once the index of the table lets one through. */
async function begin(
  context: Starting,
  act: 'run' | 'runCampaign' | 'restart',
  about: { campaignId?: string | null; restartOf?: string },
) {
  const { db, ids, clock, jobs, user, skillsSource } = context
  if (await queries.underWay(db)) conflict('invalid', 'state')
  const id = ids.next()
  const none = { startedAt: null, finishedAt: null, failure: null, failureDetail: null }
  const started = { source: skillsSource.place, createdBy: user.id, createdAt: clock.now() }
  await queries
    .insert(db, { ...none, ...started, campaignId: null, restartOf: null, ...about, id, state: 'queued' })
    .catch(refuseSecond)
  await enqueueSynchronization(jobs, db, id)
  await audit(context, `synchronization.${act}`, user.id, { synchronization: id, ...about })
  return (await queries.find(db, id)) ?? notFound()
}

function refuseSecond(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') conflict('invalid', 'state')
  throw error
}
