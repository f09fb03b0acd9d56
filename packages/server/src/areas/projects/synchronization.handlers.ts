import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { SynchronizationScope } from '#db/schema/synchronizations.ts'
import { type SkillsSource, SourceFailure } from '#seams/skills-source.ts'
import { agentDifferences } from './agent-differences.rules.ts'
import { storedAgents } from './stored-agents.queries.ts'
import { stored } from './stored-skills.queries.ts'
import { enqueueSynchronization } from './synchronization.job.ts'
import * as queries from './synchronization.queries.ts'
import { checkCancel, checkRestart, type Difference, differences, knownOf } from './synchronization.rules.ts'

const mostShown = 500
const timeoutMs = 10_000

export const synchronizationHandlers: HandlerTable = handlers('synchronization', {
  index: ({ db, query }) => queries.list(db, query),

  show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

  async changes({ db, params, query }) {
    if (!(await queries.find(db, params.id))) notFound()
    return queries.changes(db, params.id, query)
  },

  preview: ({ db, skillsSource }) =>
    previewOf(skillsSource, async (signal) => {
      const source = await skillsSource.read(signal)
      return differences(await stored(db, source), knownOf(source))
    }),

  previewUsers: ({ db, skillsSource, clock }) =>
    previewOf(skillsSource, async (signal) => {
      const agents = await skillsSource.readAgents(signal)
      return agentDifferences(await storedAgents(db, clock.now()), agents)
    }),

  run: (context) => begin(context, 'run', {}),
  runUsers: (context) => begin(context, 'runUsers', { scope: 'users' }),

  async runCampaign(context) {
    const campaign = (await queries.campaign(context.db, context.params.id)) ?? notFound()
    if (campaign.code === null) refuse('invalid', 'campaignId')
    return begin(context, 'runCampaign', { campaignId: campaign.id })
  },

  async cancel(context) {
    const { db, params, clock } = context
    const run = (await queries.lock(db, params.id)) ?? notFound()
    checkCancel(run.state)
    await queries.change(db, run.id, { state: 'cancelled', finishedAt: clock.now() })
    const [before, after] = [{ state: run.state }, { state: 'cancelled' }]
    await auditChange(context, { act: 'synchronization.cancel', subject: run.id, before, after })
    return (await queries.find(db, run.id)) ?? notFound()
  },

  async restart(context) {
    const run = (await queries.lock(context.db, context.params.id)) ?? notFound()
    checkRestart(run.state)
    return begin(context, 'restart', { scope: run.scope, campaignId: run.campaignId, restartOf: run.id })
  },
})

/** The first differences, or why there is no preview. */
async function previewOf({ place }: SkillsSource, find: (signal: AbortSignal) => Promise<Difference[]>) {
  const found = { source: place, failure: null, failureDetail: null }
  try {
    const all = await find(AbortSignal.timeout(timeoutMs))
    const changes = all.slice(0, mostShown).map((one, at) => ({ ...one, position: at + 1 }))
    return { ...found, total: all.length, changes }
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return { ...found, failure: error.failure, failureDetail: error.message || null, total: 0, changes: [] }
  }
}

type Starting = Pick<
  Context,
  'db' | 'ids' | 'clock' | 'jobs' | 'user' | 'skillsSource' | 'request' | 'signedIn'
>

/** One at a time: of two concurrent starts the table's unique index allows one. */
async function begin(
  context: Starting,
  act: 'run' | 'runUsers' | 'runCampaign' | 'restart',
  about: { scope?: SynchronizationScope; campaignId?: string | null; restartOf?: string },
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
  const after = { state: 'queued', source: skillsSource.place, ...about }
  await auditChange(context, { act: `synchronization.${act}`, subject: id, after })
  return (await queries.find(db, id)) ?? notFound()
}

function refuseSecond(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') conflict('invalid', 'state')
  throw error
}
