import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, forbidden, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { lockPerson } from '#db/lock-person.ts'
import { pdfDownload } from '#pdf/pdf-file.ts'
import * as acts from './telework-acts.ts'
import { copyOf, documentOf } from './telework-document.ts'
import { notifyOfOffer } from './telework-notices.ts'
import { looking } from './telework-reach.ts'
import { shown } from './telework-versions.ts'
import * as queries from './telework-versions.queries.ts'
import { checkOffered, checkInput, type VersionInput } from './telework-versions.rules.ts'
import { person } from './vacation-people.queries.ts'

export const teleworkVersionsHandlers: HandlerTable = handlers('teleworkVersions', {
  show: (context) => shown(context, context.params.id),

  async create(context) {
    const { db, ids, clock, user, body } = context
    const { employeeId, ...input } = body
    const { reach } = looking(context)
    const somebody = (await person(db, reach, employeeId)) ?? refuse('inclusion', 'employeeId')
    if (employeeId === user.id) forbidden()
    await lockPerson(db, employeeId)
    const { count, signedFrom, open } = await queries.current(db, employeeId)
    if (open !== null) acts.refuseSecond()
    checkInput(input, signedFrom)
    const [id, now] = [ids.next(), clock.now()]
    const made = { createdBy: user.id, createdAt: now, updatedAt: now, lastsUntil: null, closedBy: null }
    const own = { id, employeeId, number: count + 1, state: 'draft' } as const
    await queries.insert(db, { ...rowOf(input), ...made, ...own })
    const label = `${somebody.displayName} · ${count + 1}`
    await auditChange(context, { act: 'teleworkVersions.create', subject: id, label, after: input })
    return shown(context, id)
  },

  async update(context) {
    const { db, clock, body } = context
    const { version, ...input } = body
    const before = await acts.managed(context)
    if (before.stored === 'signed') conflict('read_only', 'state')
    checkVersion(before, version)
    checkInput(input, (await queries.current(db, before.employeeId)).signedFrom)
    const isOffered = before.stored === 'offered'
    if (isOffered) checkOffered(input, looking(context).today)
    const state = isOffered ? 'offered' : 'draft'
    await queries.change(db, before.id, { ...rowOf(input), state, updatedAt: clock.now() })
    await auditChange(context, {
      ...{ act: 'teleworkVersions.update', subject: before.id, label: acts.labelOf(before) },
      ...{ before: inputOf(before), after: input },
    })
    if (isOffered) {
      await acts.done(context, { ...before, ...input }, { act: 'change', after: 'offered' })
      await notifyOfOffer(context, before, input.startsOn)
    }
    return shown(context, before.id)
  },

  async destroy(context) {
    const before = await acts.managed(context)
    if (!(await queries.remove(context.db, before.id))) conflict('read_only', 'state')
    const label = acts.labelOf(before)
    const act = 'teleworkVersions.destroy'
    await auditChange(context, { act, subject: before.id, label, before: inputOf(before) })
  },

  offer: (context) => acted(context, acts.offer(context)),
  withdraw: (context) => acted(context, acts.withdraw(context)),
  sign: (context) => acted(context, acts.sign(context)),
  refuse: (context) => acted(context, acts.refuse(context)),
  reverse: (context) => acted(context, acts.reverse(context)),

  async export(context) {
    const version = await shown(context, context.params.id)
    return pdfDownload(`teletrabajo-${version.number}.pdf`, await documentOf(context, version))
  },

  async copy(context) {
    const version = await shown(context, context.params.id)
    const { reach } = looking(context)
    if ((await person(context.db, reach, version.person.id)) === undefined) notFound()
    return pdfDownload(`copia-basica-${version.number}.pdf`, copyOf(context, version))
  },
})

/** A version after an operation. */
async function acted(context: acts.Acting & { params: { id: string } }, act: Promise<void>) {
  await act
  return shown(context, context.params.id)
}

const inputOf = ({ startsOn, endsOn, weekA, weekB, contents }: queries.Row): VersionInput => ({
  ...{ startsOn, endsOn, weekA, weekB, contents },
})

const rowOf = ({ startsOn, endsOn, weekA, weekB, contents }: VersionInput) => ({
  ...{ startsOn, endsOn, weekA: [...weekA], weekB: weekB === null ? null : [...weekB] },
  contents: JSON.stringify(contents),
})
