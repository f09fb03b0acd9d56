import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { refusingTaken } from '#contract/refuse-taken.ts'
import { checkVersion } from '#contract/version.ts'
import { isPublishedFrom } from '#db/policy-versions.ts'
import { companyDay } from '#db/zoned-day.ts'
import type { AbsencePolicyRule } from '#db/schema/absence-types.ts'
import { ruleOf, triedExample } from '#absences/try-policy.rules.ts'
import { isConsistent } from './absence-terms.rules.ts'
import { putTerms } from './absence-type-acts.ts'
import * as queries from './absence-policies.queries.ts'

type Input = Context<'absencePolicies.create'>['body']

export const absencePoliciesHandlers: HandlerTable = handlers('absencePolicies', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(({ rules, examples, ...row }) => (void [rules, examples], row)), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now, publishedAt: null }
    await queries.insert(db, { ...(await rowOf(db, body)), ...made, id })
    const after = await shown(db, id)
    await auditChange(context, { act: 'absencePolicies.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, body } = context
    const { version, ...input } = body
    const before = await draft(context)
    checkVersion(before, version)
    await queries.change(db, before.id, { ...(await rowOf(db, input)), updatedAt: clock.now() })
    const after = await shown(db, before.id)
    await auditChange(context, { act: 'absencePolicies.update', subject: before.id, before, after })
    return after
  },

  async destroy(context) {
    const before = await draft(context)
    await queries.remove(context.db, before.id)
    await auditChange(context, { act: 'absencePolicies.destroy', subject: before.id, before })
  },

  async publish(context) {
    const { db, clock, body } = context
    const before = await draft(context)
    checkVersion(before, body.version)
    const { id, name, agreement, validFrom, rules } = before
    await checkComplete(db, before)
    const now = clock.now()
    if (validFrom < companyDay(now)) refuse('invalid', 'validFrom')
    if (await isPublishedFrom(db, 'absence_policies', before))
      refuse('taken', 'validFrom', { value: validFrom })
    const published = { state: 'published', publishedAt: now, updatedAt: now } as const
    await queries.change(db, id, published).catch(refusingTaken('validFrom', validFrom))
    const origin = { agreement, policyId: id }
    for (const { absenceTypeId, ...terms } of rules)
      await putTerms(context, { absenceTypeId, validFrom, ...origin }, terms)
    await auditChange(context, {
      ...{ act: 'absencePolicies.publish', subject: id, label: name },
      ...{ before: { state: 'draft' }, after: { state: 'published', agreement, validFrom } },
    })
    return shown(db, id)
  },

  async withdraw(context) {
    const { db, clock, body } = context
    const { id, name, agreement, validFrom, state, version } = await held(context)
    checkVersion({ version }, body.version)
    if (state !== 'published') conflict('invalid', 'state')
    const now = clock.now()
    if (validFrom <= companyDay(now)) conflict('invalid', 'validFrom')
    await removeTerms(db, id)
    await queries.change(db, id, { state: 'draft', publishedAt: null, updatedAt: now })
    await auditChange(context, {
      ...{ act: 'absencePolicies.withdraw', subject: id, label: name },
      ...{ before: { state: 'published', agreement, validFrom }, after: { state: 'draft' } },
    })
    return shown(db, id)
  },
})

async function shown(db: Context['db'], id: string) {
  const { examples, ...row } = (await queries.find(db, id)) ?? notFound()
  return { ...row, examples: examples.map((example) => triedExample(example, row.rules)) }
}

type OnOne = { db: Context['db']; params: { id: string } }

/** The version in the path, locked. */
const held = async ({ db, params }: OnOne) => (await queries.lock(db, params.id)) ?? notFound()

/** The same, if it is a draft. */
async function draft(context: OnOne) {
  const row = await held(context)
  return row.state === 'draft' ? row : conflict('read_only', 'state')
}

/** Removes the terms of a policy; a type without general terms would disappear. */
async function removeTerms(db: Context['db'], id: string): Promise<void> {
  await queries.lockTypes(db, id)
  const left = await queries.typeLeftWithout(db, id)
  if (left !== undefined) conflict('invalid', 'rules', { value: left.code })
  await queries.removeTerms(db, id)
}

/** A policy has rules, and examples that all pass; a type may have been deleted since it was written. */
async function checkComplete(db: Context['db'], { rules, examples }: queries.Row): Promise<void> {
  if (rules.length === 0) refuse('blank', 'rules')
  if (examples.length === 0) refuse('blank', 'examples')
  await checkRules(db, rules)
  const failing = examples.find((example) => !triedExample(example, rules).passes)
  if (failing !== undefined) refuse('invalid', 'examples', { value: failing.name })
}

/** Each type once, with terms that do not contradict themselves. */
async function checkRules(db: Context['db'], rules: readonly AbsencePolicyRule[]): Promise<void> {
  const ids = rules.map(({ absenceTypeId }) => absenceTypeId)
  const codes = await queries.codes(db, ids)
  for (const [at, rule] of rules.entries()) {
    const code = codes.get(rule.absenceTypeId)
    if (code === undefined) refuse('inclusion', 'rules', { value: rule.absenceTypeId })
    if (ids.indexOf(rule.absenceTypeId) < at) refuse('taken', 'rules', { value: code })
    if (!isConsistent(rule)) refuse('invalid', 'rules', { value: code })
  }
}

async function rowOf(db: Context['db'], input: Input) {
  const { agreement, name, validFrom, source, review = false, rules, examples } = input
  if (name.trim() === '') refuse('blank', 'name')
  await checkRules(db, rules)
  const apart = examples.find((example) => ruleOf(example, rules) === undefined)
  if (apart !== undefined) refuse('inclusion', 'examples', { value: apart.name })
  const json = { rules: JSON.stringify(rules), examples: JSON.stringify(examples) }
  return { agreement: agreement.trim(), name: name.trim(), validFrom, source, review, ...json }
}
