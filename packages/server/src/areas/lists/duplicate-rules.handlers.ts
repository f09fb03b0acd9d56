import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import * as queries from './duplicate-rules.queries.ts'
import * as searches from './duplicate-searches.queries.ts'

export const duplicateRulesHandlers: HandlerTable = handlers('duplicateRules', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(ruleOfRow), meta }
  },

  async create(context) {
    const { db, body, user, ids, clock } = context
    const search = (await searches.find(db, body.searchId)) ?? refuse('inclusion', 'searchId')
    if (search.state !== 'ready') conflict('invalid', 'searchId')
    if (await queries.isTaken(db, body.name)) refuse('taken', 'name')
    const { templateId, scope, keys, match, method, threshold, survivorRule } = search
    const id = ids.next()
    await queries.insert(db, {
      ...{ id, name: body.name, act: body.act, active: true, version: 1, templateId, scope, match, method },
      ...{ threshold, survivorRule, keys: JSON.stringify(keys), createdBy: user.id, createdAt: clock.now() },
    })
    const after = await shown(db, id)
    await auditChange(context, { act: 'duplicateRules.create', subject: id, after })
    return after
  },

  async patch(context) {
    const { db, params, body } = context
    const rule = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(rule, body.version)
    const before = await shown(db, rule.id)
    const { active = rule.active, act = rule.act } = body
    await queries.change(db, rule.id, { active, act, version: rule.version + 1 })
    const after = await shown(db, rule.id)
    await auditChange(context, { act: 'duplicateRules.patch', subject: rule.id, before, after })
    return after
  },

  async destroy(context) {
    const { db, params } = context
    const rule = (await queries.lock(db, params.id)) ?? notFound()
    const before = await shown(db, rule.id)
    await queries.remove(db, rule.id)
    await auditChange(context, { act: 'duplicateRules.destroy', subject: rule.id, before })
  },
})

const shown = async (db: Db, id: string) => ruleOfRow((await queries.find(db, id)) ?? notFound())

const ruleOfRow = ({ createdBy, creatorName, ...row }: queries.RuleRow) => ({
  ...row,
  createdBy: { id: createdBy, displayName: creatorName },
})
