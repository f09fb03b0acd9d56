import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { type Acting, done, type Meant, type Standpoint, standpointOf, through } from './absence-acts.ts'
import type { Act } from './absence-act.ts'
import { answerOf, shown, shownTo } from './absence-answers.ts'
import { preview } from './absence-preview.ts'
import { looking } from './absence-reach.ts'
import { report } from './absences.ts'
import * as queries from './absences.queries.ts'
import { each, statesOf } from '#contract/each.ts'
import { holdAbsences, releaseAbsences } from './held-absences.job.ts'
import { addPart } from './sick-leave.ts'

export const absencesHandlers: HandlerTable = handlers('absences', {
  async index(context) {
    const seen = looking(context)
    const { data, meta } = await queries.list(context.db, seen, context.query)
    return { data: data.map((row) => answerOf(row, seen)), meta }
  },

  async show(context) {
    const { eyes } = (await through(context, context.params.id)) ?? notFound()
    return shownTo(context, looking(eyes), context.params.id)
  },

  preview: (context) => preview(context, context.body),

  create: async (context) => shown(context, await report(context)),

  approve: (context) => acted(context, 'approve', { ...context.params, ...context.body }),
  reject: (context) => acted(context, 'reject', { ...context.params, ...context.body }),
  justify: (context) => acted(context, 'justify', { ...context.params, ...context.body }),
  cancel: (context) => acted(context, 'cancel', { ...context.params, ...context.body }),

  async decide(context) {
    const { body } = context
    const { decision, requests, comment = null, hold = false } = body
    if (decision === 'reject' && comment === null) refuse('blank', 'comment')
    if (hold) return held(context, decision, requests, comment)
    return each(context, requests, async ({ id, version }) => {
      const as = await standpointOf(context, decision, id)
      await done(context, decision, { id, version, comment }, as)
      return stateOf(context, as, id)
    })
  },

  async release(context) {
    const { ids } = context.body
    return statesOf(ids, await releaseAbsences(context, ids))
  },

  addPart: async (context) => shown(context, await addPart(context)),
})

/** Holds many decisions while they can be undone. */
async function held(
  context: Acting,
  decision: 'approve' | 'reject',
  requests: readonly Pick<Meant, 'id' | 'version'>[],
  comment: string | null,
) {
  const items = []
  for (const { id, version } of requests)
    items.push({ meant: { id, version, comment }, as: await standpointOf(context, decision, id) })
  const ids = requests.map(({ id }) => id)
  return statesOf(ids, await holdAbsences(context, decision, items))
}

async function acted(context: Acting, act: Act, meant: Meant) {
  const as = await standpointOf(context, act, meant.id)
  await done(context, act, meant, as)
  return shownTo(context, as.looks, meant.id)
}

/** The state of one of many, without days and history. */
const stateOf = async ({ db }: Pick<Context, 'db'>, { looks }: Standpoint, id: string) =>
  ((await queries.find(db, looks, id)) ?? notFound()).state
