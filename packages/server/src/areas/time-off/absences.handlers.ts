import { handlers } from '#contract/handlers.ts'
import { type Act, type Acting, done, type Meant } from './absence-acts.ts'
import { answerOf, shown } from './absence-answers.ts'
import { preview } from './absence-preview.ts'
import { looking } from './absence-reach.ts'
import { tell } from './absences.ts'
import * as queries from './absences.queries.ts'
import { addPart } from './sick-leave.ts'

export const absencesHandlers = handlers('absences', {
  async index(context) {
    const seen = looking(context)
    const { data, meta } = await queries.list(context.db, seen, context.query)
    return { data: data.map((row) => answerOf(row, seen)), meta }
  },

  show: (context) => shown(context, context.params.id),

  preview: (context) => preview(context, context.body),

  create: async (context) => shown(context, await tell(context)),

  approve: (context) => acted(context, 'approve', { ...context.params, ...context.body }),
  reject: (context) => acted(context, 'reject', { ...context.params, ...context.body }),
  justify: (context) => acted(context, 'justify', { ...context.params, ...context.body }),
  cancel: (context) => acted(context, 'cancel', { ...context.params, ...context.body }),

  addPart: async (context) => shown(context, await addPart(context)),
})

async function acted(context: Acting, act: Act, meant: Meant) {
  await done(context, act, meant)
  return shown(context, meant.id)
}
