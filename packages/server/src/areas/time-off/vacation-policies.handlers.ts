import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { checkVersion } from '#contract/version.ts'
import { dayOf } from '#db/day.ts'
import { isPublishedFrom } from '#db/policy-versions.ts'
import { triedExample } from '#vacations/try-policy.rules.ts'
import { vacationLedgerJob } from './vacation-ledger.job.ts'
import * as queries from './vacation-policies.queries.ts'

type Input = Context<'vacationPolicies.create'>['body']

export const vacationPoliciesHandlers: HandlerTable = handlers('vacationPolicies', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(({ examples, ...row }) => (void examples, row)), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now, publishedAt: null }
    await queries.insert(db, { ...rowOf(body), ...made, id })
    const after = await shown(db, id)
    await auditChange(context, { act: 'vacationPolicies.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, body } = context
    const { version, ...input } = body
    const before = await draft(context)
    checkVersion(before, version)
    await queries.change(db, before.id, { ...rowOf(input), updatedAt: clock.now() })
    const after = await shown(db, before.id)
    await auditChange(context, { act: 'vacationPolicies.update', subject: before.id, before, after })
    return after
  },

  async destroy(context) {
    const before = await draft(context)
    await queries.remove(context.db, before.id)
    await auditChange(context, { act: 'vacationPolicies.destroy', subject: before.id, before })
  },

  async publish(context) {
    const { db, clock, jobs, ids, body } = context
    const before = await draft(context)
    checkVersion(before, body.version)
    const failing = before.examples.find((example) => !triedExample(example, before.rules).passes)
    if (failing !== undefined) refuse('invalid', 'examples', { value: failing.name })
    if (await isPublishedFrom(db, 'vacation_policies', before))
      refuse('taken', 'validFrom', { value: before.validFrom })
    const now = clock.now()
    const published = { state: 'published', publishedAt: now, updatedAt: now } as const
    await queries.change(db, before.id, published).catch(refusingTaken('validFrom', before.validFrom))
    // Its grants are settled in the ledger afterwards, person by person.
    await jobs.enqueue(db, vacationLedgerJob.kind, {}, { key: `${dayOf(now)} ${ids.next()}` })
    await auditChange(context, {
      ...{ act: 'vacationPolicies.publish', subject: before.id, label: before.name },
      ...{ before: { state: 'draft' }, after: { state: 'published' } },
    })
    return shown(db, before.id)
  },
})

async function shown(db: Context['db'], id: string) {
  const { examples, ...row } = (await queries.find(db, id)) ?? notFound()
  return { ...row, examples: examples.map((example) => triedExample(example, row.rules)) }
}

/** The draft in the path, locked. */
async function draft({ db, params }: { db: Context['db']; params: { id: string } }) {
  const row = (await queries.lock(db, params.id)) ?? notFound()
  return row.state === 'draft' ? row : conflict('read_only', 'state')
}

function rowOf({ agreement, name, validFrom, source, review = false, rules, examples }: Input) {
  if (name.trim() === '') refuse('blank', 'name')
  if (rules.unit === 'hours' && rules.looseUnits > 0) refuse('invalid', 'rules')
  const json = { rules: JSON.stringify(rules), examples: JSON.stringify(examples) }
  return { agreement: agreement.trim(), name: name.trim(), validFrom, source, review, ...json }
}
