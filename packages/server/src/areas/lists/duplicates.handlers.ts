import type { DuplicateState } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import { groupOfRow } from './duplicate-group-of-row.ts'
import * as groups from './duplicate-groups.queries.ts'
import * as members from './duplicate-members.queries.ts'
import { merge, MergeRefused, undo } from './duplicate-merge.ts'
import * as merges from './duplicate-merges.queries.ts'
import { sideBySide } from './duplicate-side-by-side.ts'
import * as searches from './duplicate-searches.queries.ts'
import * as rules from './duplicates.rules.ts'

type Act = 'merge' | 'exclude' | 'separate' | 'postpone' | 'reopen'
type Acting = Context<'duplicates.separate'>

export const duplicatesHandlers: HandlerTable = handlers('duplicates', {
  async index({ db, params, query }) {
    const { serial } = (await searches.find(db, params.id)) ?? notFound()
    const { data, meta } = await groups.list(db, serial, query)
    return { data: data.map(groupOfRow), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  merge(context) {
    const { body, db, ids, clock, user } = context
    return decided(context, 'merge', async (group) => {
      rules.checkOpen(group.state)
      await answering(
        merge({ db, ids, clock, userId: user.id }, group, { survivor: body.survivor, chosen: body.values }),
      )
    })
  },

  exclude(context) {
    const { body, db } = context
    return decided(context, 'exclude', async (group) => {
      rules.checkOpen(group.state)
      const inside = (await members.members(db, group, members.mostMembers)).filter(({ isOut }) => !isOut)
      const left = inside.find(({ number }) => number === body.member) ?? refuse('inclusion', 'member')
      const others = inside.filter((one) => one !== left)
      await members.setOut(db, group.searchSerial, left.number)
      await keepApart(
        context,
        group,
        others.map((other) => [left, other]),
      )
      if (others.length < 2) await decide(context, group, 'distinct')
      else await merges.shrink(db, group.id, others.length, group.version + 1)
    })
  },

  separate(context) {
    const { db } = context
    return decided(context, 'separate', async (group) => {
      rules.checkOpen(group.state)
      if (group.size > members.mostMembers) refuse('limit_reached', 'members', { count: members.mostMembers })
      await keepApart(context, group, rules.eachTwo(await members.members(db, group, members.mostMembers)))
      await decide(context, group, 'distinct')
    })
  },

  postpone: (context) =>
    decided(context, 'postpone', async (group) => {
      if (group.state !== 'pending') conflict('invalid', 'state')
      await decide(context, group, 'postponed')
    }),

  reopen(context) {
    const { db, ids, clock, user } = context
    return decided(context, 'reopen', async (group) => {
      const { state } = group
      if (state === 'merged' || state === 'partial') await undo({ db, ids, clock, userId: user.id }, group)
      else {
        await members.forgetApart(db, group.id)
        await members.bringBack(db, group)
      }
      const inside = (await members.members(db, group, members.mostMembers)).filter(({ isOut }) => !isOut)
      await decide(context, group, 'pending')
      await merges.shrink(db, group.id, inside.length, group.version + 1)
    })
  },
})

/** A decision on a locked group, checking the seen version and logging the result. */
async function decided(
  context: Pick<Context, 'db' | 'ids' | 'clock' | 'request' | 'signedIn'> & {
    params: { id: string }
    body: { version: number }
  },
  act: Act,
  decide: (group: groups.GroupRow) => Promise<void>,
) {
  const { db, params, body } = context
  const group = (await groups.lock(db, params.id)) ?? notFound()
  checkVersion(group, body.version)
  const search = (await searches.bySerial(db, group.searchSerial)) ?? notFound()
  await decide(group)
  const after = await shown(db, group.id)
  await auditChange(context, {
    // The log is append-only, so it must not contain values of records: the label of a group does.
    ...{ act: `duplicates.${act}`, subject: group.id, label: `${search.name} · ${group.number}` },
    ...{ before: recorded(groupOfRow(group)), after: recorded(after) },
  })
  return after
}

const recorded = ({ state, size }: { state: DuplicateState; size: number }) => ({ state, size })

async function shown(db: Db, id: string) {
  const group = (await groups.find(db, id)) ?? notFound()
  const search = (await searches.bySerial(db, group.searchSerial)) ?? notFound()
  return sideBySide(db, group, search)
}

const decide = (
  { db, clock, user }: Pick<Acting, 'db' | 'clock' | 'user'>,
  group: groups.GroupRow,
  state: DuplicateState,
) => merges.decide({ db, clock, userId: user.id }, group, state)

const keepApart = (
  { db, clock, user }: Pick<Acting, 'db' | 'clock' | 'user'>,
  { id: groupId }: groups.GroupRow,
  pairs: [members.Member, members.Member][],
) => members.keepApart(db, pairs, { groupId, decidedBy: user.id, decidedAt: clock.now() })

/** A refused merge, as an answer naming the record. */
async function answering(merging: Promise<void>): Promise<void> {
  try {
    await merging
  } catch (error) {
    if (error instanceof MergeRefused)
      conflict(error.refusal.code, 'members', { value: error.refusal.member })
    throw error
  }
}
