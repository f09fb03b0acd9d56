import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { checkVersion } from '#contract/version.ts'
import { judgeAgainLater } from '#time-record/judge-again.ts'
import { isDay, triedExample } from '#time-record/try-rules.rules.ts'
import * as queries from './time-rules.queries.ts'

type Input = Context<'timeRules.create'>['body']
type Switching = Context<'timeRules.publish'> | Context<'timeRules.turnOff'>

export const timeRulesHandlers: HandlerTable = handlers('timeRules', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(({ examples, ...row }) => (void examples, answerOf(row))), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now, publishedAt: null }
    await queries.insert(db, { ...rowOf(body), ...made, id })
    const after = await shown(db, id)
    await auditChange(context, { act: 'timeRules.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, body } = context
    const { version, ...input } = body
    const before = await draft(context)
    checkVersion(before, version)
    await queries.change(db, before.id, { ...rowOf(input), updatedAt: clock.now() })
    const after = await shown(db, before.id)
    await auditChange(context, { act: 'timeRules.update', subject: before.id, before, after })
    return after
  },

  async destroy(context) {
    const before = await draft(context)
    await queries.remove(context.db, before.id)
    await auditChange(context, { act: 'timeRules.destroy', subject: before.id, before })
  },

  async publish(context) {
    const { db, body } = context
    const before = await held(context)
    if (before.state === 'published') conflict('read_only', 'state')
    checkVersion(before, body.version)
    const failing = before.examples.find((example) => !triedExample(example, before.rules).passes)
    if (failing !== undefined) refuse('invalid', 'examples', { value: failing.name })
    if (await queries.holds(db, before, before.validFrom))
      refuse('taken', 'validFrom', { value: before.validFrom })
    return switched(context, before, 'published')
  },

  async turnOff(context) {
    const { db, body } = context
    await queries.oneAtATime(db)
    const before = await held(context)
    checkVersion(before, body.version)
    const isLast = before.agreement === '' && !(await queries.holds(db, before))
    if (before.state !== 'published' || isLast) conflict('invalid', 'state')
    return switched(context, before, 'off')
  },
})

/** Activates or disables rules, and queues the re-evaluation of affected days. */
async function switched(context: Switching, before: queries.Row, state: 'published' | 'off') {
  const { db, clock, jobs } = context
  const { id, name, agreement, validFrom: from } = before
  const now = clock.now()
  const people = await queries.touched(db, { agreement, from, after: null })
  await queries
    .change(db, id, {
      ...{ state, updatedAt: now, derivedTotal: people.length, derivedDone: 0, derivedAfter: null },
      ...(state === 'published' ? { publishedAt: now } : {}),
    })
    .catch(refusingTaken('validFrom', before.validFrom))
  const version = before.version + 1
  await judgeAgainLater(jobs, db, { rulesId: id, version, from }, `${id} ${version}`)
  await auditChange(context, {
    ...{ act: `timeRules.${state === 'off' ? 'turnOff' : 'publish'}`, subject: id, label: name },
    ...{ before: { state: before.state }, after: { state, agreement, validFrom: from } },
  })
  return shown(db, id)
}

async function shown(db: Context['db'], id: string) {
  const { examples, ...row } = (await queries.find(db, id)) ?? notFound()
  return { ...answerOf(row), examples: examples.map((example) => triedExample(example, row.rules)) }
}

/** The version in the path, locked. */
const held = async ({ db, params }: { db: Context['db']; params: { id: string } }) =>
  (await queries.lock(db, params.id)) ?? notFound()

async function draft(context: { db: Context['db']; params: { id: string } }) {
  const row = await held(context)
  return row.state === 'draft' ? row : conflict('read_only', 'state')
}

function answerOf<Row extends Omit<queries.Row, 'examples'>>({
  derivedTotal: total,
  derivedDone: done,
  derivedAfter,
  ...row
}: Row) {
  void derivedAfter
  return { ...row, derivation: total === null ? null : { done, total } }
}

function rowOf({ agreement, name, validFrom, source, review = false, rules, examples }: Input) {
  if (name.trim() === '') refuse('blank', 'name')
  const wrong = examples.find((example) => !isDay(example))
  if (wrong !== undefined) refuse('invalid', 'examples', { value: wrong.name })
  const json = { rules: JSON.stringify(rules), examples: JSON.stringify(examples) }
  return { agreement: agreement.trim(), name: name.trim(), validFrom, source, review, ...json }
}
