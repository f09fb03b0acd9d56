import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import * as queries from './vacation-blocks.queries.ts'

type Input = Context<'vacationBlocks.create'>['body']

export const vacationBlocksHandlers: HandlerTable = handlers('vacationBlocks', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now }
    await queries.insert(db, { ...(await checked(db, body)), ...made, id })
    const after = answerOf((await queries.find(db, id)) ?? notFound())
    await auditChange(context, { act: 'vacationBlocks.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, clock, params } = context
    const { version, ...input } = context.body
    const before = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(before, version)
    await queries.change(db, params.id, { ...(await checked(db, input)), updatedAt: clock.now() })
    const after = answerOf((await queries.find(db, params.id)) ?? notFound())
    await auditChange(context, {
      ...{ act: 'vacationBlocks.update', subject: params.id, before: answerOf(before), after },
    })
    return after
  },

  async destroy(context) {
    const { db, params } = context
    const before = answerOf((await queries.lock(db, params.id)) ?? notFound())
    await queries.remove(db, params.id)
    await auditChange(context, { act: 'vacationBlocks.destroy', subject: params.id, before })
  },
})

async function checked(db: Context['db'], { name, startsOn, endsOn, groupId = null, exceptIds = [] }: Input) {
  if (name.trim() === '') refuse('blank', 'name')
  if (endsOn < startsOn) refuse('invalid', 'endsOn', { value: startsOn })
  if (groupId !== null && !(await queries.group(db, groupId))) refuse('inclusion', 'groupId')
  if ((await queries.employees(db, exceptIds)) < exceptIds.length) refuse('inclusion', 'exceptIds')
  return { name: name.trim(), startsOn, endsOn, groupId, exceptIds }
}

function answerOf({ groupId, groupName, ...row }: queries.Row) {
  return { ...row, group: groupId === null ? null : { id: groupId, name: groupName ?? '' } }
}
