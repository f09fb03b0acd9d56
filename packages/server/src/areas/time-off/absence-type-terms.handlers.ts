import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { stateOf } from './absence-terms.rules.ts'
import { daysOf } from './absence-type-acts.ts'
import * as queries from './absence-types.queries.ts'

export const absenceTypeTermsHandlers: HandlerTable = handlers('absenceTypeTerms', {
  async index({ db, query, clock }) {
    const { absenceTypeId, ...paging } = query
    const { today } = daysOf(clock)
    if (!(await queries.find(db, absenceTypeId, daysOf(clock)))) notFound()
    const { data, meta } = await queries.terms(db, absenceTypeId, paging)
    return { data: data.map((terms) => ({ ...terms, state: stateOf(terms, today) })), meta }
  },

  async destroy(context) {
    const { db, params, clock } = context
    const { type, terms } = (await queries.lockTerms(db, params.id)) ?? notFound()
    if (terms.agreement !== '') conflict('invalid', 'id')
    if (terms.validFrom <= daysOf(clock).today) conflict('invalid', 'validFrom')
    if (!(await queries.hasOthers(db, type.id, terms.id))) conflict('invalid', 'id')
    await queries.removeTerms(db, terms.id)
    await auditChange(context, {
      act: 'absenceTypeTerms.destroy',
      subject: type.id,
      label: type.name,
      before: terms,
    })
  },
})
