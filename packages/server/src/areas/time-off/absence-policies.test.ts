import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AbsencePolicyInput, AbsencePolicyRule } from '@portal/sdk'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { contactCenter } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const day = (days = 0) => {
  const now = started.server.server.kernel.clock.now().getTime()
  return new Date(now + days * 86_400_000).toISOString().slice(0, 10)
}

const rule = (code: string, more: Partial<AbsencePolicyRule> = {}): AbsencePolicyRule => ({
  ...{ absenceTypeId: started.typeId(code), unit: 'working_days', maxPerEvent: 3, maxPerYear: null },
  ...{ yearlyBy: 'fixed', variations: [], pay: 'company', countsAsWorked: true, countsAsAbsenteeism: false },
  ...{ accruesVacation: true, justification: 'required', justificationDays: 5, approver: 'hr' },
  ...{ source: 'Convenio de la prueba, art. 7', note: '' },
  ...more,
})

const example = (code: string, more: Partial<AbsencePolicyInput['examples'][number]> = {}) => ({
  ...{ name: `Ejemplo de ${code}`, absenceTypeId: started.typeId(code), kinship: null, travel: false },
  ...{ weeklyMinutes: 2400, fullWeeklyMinutes: 2400, allowance: null },
  ...{ limit: 3, unit: 'working_days' as const },
  ...more,
})

const inputOf = (agreement: string, more: Partial<AbsencePolicyInput> = {}): AbsencePolicyInput => ({
  ...{ agreement, name: agreement, validFrom: day(), source: 'Convenio de la prueba' },
  ...{ rules: [rule('MUD')], examples: [example('MUD')] },
  ...more,
})

const limitOf = async (one: Awaited<ReturnType<Absences['hired']>>, code: string, from = day()) => {
  const { limit } = await one.portal.absences.preview({ absenceTypeId: started.typeId(code), from })
  return limit
}

describe('absencePolicies.create, absencePolicies.update, absencePolicies.publish and absencePolicies.destroy', () => {
  it('N4: a policy is published once its examples pass, and its agreement then has other terms than the rest', async () => {
    const { admin } = started
    const agreement = `Convenio ${randomUUID()}`
    const [theirs, other] = [await started.hired({ agreement }), await started.hired()]
    const wrong = inputOf(agreement, { examples: [example('MUD', { limit: 4 })] })
    const draft = await admin.absencePolicies.create(wrong)
    expect(draft.examples).toMatchObject([
      { limit: 4, actualLimit: 3, actualUnit: 'working_days', passes: false },
    ])
    expect(await admin.absencePolicies.publish(draft.id, { version: 1 }).safe()).toMatchObject(
      refused(422, { examples: [{ code: 'invalid', value: 'Ejemplo de MUD' }] }),
    )
    expect(await limitOf(theirs, 'MUD')).toMatchObject({ units: 1 })
    await admin.absencePolicies.update(draft.id, { ...inputOf(agreement), version: 1 })
    const published = await admin.absencePolicies.publish(draft.id, { version: 2 })
    expect(published).toMatchObject({ state: 'published', examples: [{ passes: true }] })
    expect(await limitOf(theirs, 'MUD')).toMatchObject({ units: 3, source: 'Convenio de la prueba, art. 7' })
    expect(await limitOf(other, 'MUD')).toMatchObject({ units: 1 })
    // What the policy leaves out follows the general terms.
    expect(await limitOf(theirs, 'MAT')).toMatchObject({ units: 15, source: 'ET art. 37.3.a' })
    const long = { from: day(), until: day(13) }
    expect(await started.reportAbsence(theirs, 'MUD', long).safe()).toMatchObject({
      error: { fields: { from: [{ value: 'per_event', count: 3 }] } },
    })
    const readOnly = { error: { status: 409, fields: { state: [{ code: 'read_only' }] } } }
    expect(await admin.absencePolicies.destroy(draft.id).safe()).toMatchObject(readOnly)
    const again = await admin.absencePolicies.create(inputOf(agreement))
    expect(await admin.absencePolicies.publish(again.id, { version: 1 }).safe()).toMatchObject(
      refused(422, { validFrom: [{ code: 'taken', value: day() }] }),
    )
    await admin.absencePolicies.destroy(again.id)
    expect(await admin.absencePolicies.show(again.id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('N4: a later version replaces the terms from its day on, and earlier absences keep theirs', async () => {
    const { admin } = started
    const agreement = `Convenio ${randomUUID()}`
    const one = await started.hired({ agreement })
    const first = await admin.absencePolicies.create(
      inputOf(agreement, { rules: [rule('MUD'), rule('EXA', { unit: 'hours', maxPerEvent: 2 })] }),
    )
    await admin.absencePolicies.publish(first.id, { version: 1 })
    const next = await admin.absencePolicies.create(
      inputOf(agreement, {
        validFrom: day(30),
        rules: [rule('MUD', { maxPerEvent: 5 })],
        examples: [example('MUD', { limit: 5 })],
      }),
    )
    await admin.absencePolicies.publish(next.id, { version: 1 })
    expect(await limitOf(one, 'MUD', day(29))).toMatchObject({ units: 3 })
    expect(await limitOf(one, 'MUD', day(30))).toMatchObject({ units: 5 })
    expect(await limitOf(one, 'EXA', day(29))).toMatchObject({ units: 120, unit: 'minutes' })
    // The next version leaves it out: the general terms have no limit.
    expect(await limitOf(one, 'EXA', day(30))).toBeNull()
    const terms = await admin.absenceTypeTerms.index({ absenceTypeId: started.typeId('MUD'), perPage: 100 })
    const own = terms.data.filter((term) => term.agreement === agreement)
    expect(own).toMatchObject([
      { maxPerEvent: 5, validFrom: day(30), validUntil: null, state: 'planned' },
      { maxPerEvent: 3, validFrom: day(), validUntil: day(29), state: 'current' },
    ])
    expect(await admin.absenceTypeTerms.destroy(own[0]?.id ?? '').safe()).toMatchObject(
      refused(409, { id: [{ code: 'invalid' }] }),
    )
  })

  it('a policy without an agreement changes the general terms of its types', async () => {
    const { admin } = started
    const type = await admin.absenceTypes.create({
      ...{ code: `G${randomUUID().slice(0, 6).toUpperCase()}`, name: `Tipo ${randomUUID()}` },
      ...{ family: 'leave', unit: 'working_days', maxPerEvent: 1 },
    })
    const of = { absenceTypeId: type.id }
    const validFrom = day(100 + Math.floor(Math.random() * 10_000))
    const draft = await admin.absencePolicies.create(
      inputOf('', {
        ...{ name: 'Ley', validFrom, rules: [rule('MUD', of)], examples: [example('MUD', of)] },
      }),
    )
    await admin.absencePolicies.publish(draft.id, { version: 1 })
    expect(await admin.absenceTypes.show(type.id)).toMatchObject({ maxPerEvent: 1, nextChangeOn: validFrom })
    const later = await admin.absenceTypes.index({ search: type.code, on: validFrom })
    expect(later.data).toMatchObject([{ maxPerEvent: 3 }])
  })

  it('refuses an unknown or doubled type, terms that contradict themselves, and an example of a type left out', async () => {
    const { admin } = started
    const code = (await admin.absenceTypes.show(started.typeId('MUD'))).code
    const unknown = randomUUID()
    const tries: [Partial<AbsencePolicyInput>, object][] = [
      [
        { rules: [rule('MUD', { absenceTypeId: unknown })], examples: [] },
        { rules: [{ code: 'inclusion', value: unknown }] },
      ],
      [{ rules: [rule('MUD'), rule('MUD')] }, { rules: [{ code: 'taken', value: code }] }],
      [{ rules: [rule('MUD', { maxPerYear: 2 })] }, { rules: [{ code: 'invalid', value: code }] }],
      [{ rules: [rule('MUD', { justification: 'none' })] }, { rules: [{ code: 'invalid', value: code }] }],
      [{ examples: [example('MAT')] }, { examples: [{ code: 'inclusion', value: 'Ejemplo de MAT' }] }],
      [{ name: '  ' }, { name: [{ code: 'blank' }] }],
    ]
    for (const [more, fields] of tries)
      expect(await admin.absencePolicies.create(inputOf('Convenio', more)).safe()).toMatchObject(
        refused(422, fields),
      )
    const empty = await admin.absencePolicies.create(inputOf('Convenio', { rules: [], examples: [] }))
    expect(await admin.absencePolicies.publish(empty.id, { version: 1 }).safe()).toMatchObject(
      refused(422, { rules: [{ code: 'blank' }] }),
    )
    await admin.absencePolicies.update(empty.id, { ...inputOf('Convenio', { examples: [] }), version: 1 })
    expect(await admin.absencePolicies.publish(empty.id, { version: 2 }).safe()).toMatchObject(
      refused(422, { examples: [{ code: 'blank' }] }),
    )
    const past = { ...inputOf('Convenio', { validFrom: day(-1) }), version: 2 }
    await admin.absencePolicies.update(empty.id, past)
    expect(await admin.absencePolicies.publish(empty.id, { version: 3 }).safe()).toMatchObject(
      refused(422, { validFrom: [{ code: 'invalid' }] }),
    )
    await admin.absencePolicies.destroy(empty.id)
  })
})

describe('absencePolicies.index and absencePolicies.show', () => {
  it('the law and the agreement of contact centres are there, with examples that pass', async () => {
    const { data } = await started.admin.absencePolicies.index({ state: 'published', perPage: 100 })
    const shipped = data.filter(({ name }) =>
      ['Estatuto de los Trabajadores', 'Permisos de contact center'].includes(name),
    )
    expect(shipped.map(({ agreement }) => agreement)).toEqual(['', contactCenter])
    for (const { id } of shipped) {
      const { examples } = await started.admin.absencePolicies.show(id)
      expect(examples.length).toBeGreaterThanOrEqual(5)
      expect(examples.filter(({ passes }) => !passes)).toEqual([])
    }
  })

  it('absenceTypes.index returns the terms of a person’s agreement to whom that person is in reach', async () => {
    const { admin, server } = started
    const one = await started.hired({ agreement: contactCenter })
    const of = { search: 'FAL', employeeId: one.id }
    const limits = ({ data }: Awaited<ReturnType<typeof admin.absenceTypes.index>>) =>
      data.flatMap(({ variations }) => variations.map(({ maxPerEvent }) => maxPerEvent))
    expect(limits(await one.portal.absenceTypes.index(of))).toEqual([4, 6, 2, 4])
    expect(limits(await admin.absenceTypes.index({ search: 'FAL' }))).toEqual([2, 4])
    const stranger = await employed(server, ['AUSENCIAS'])
    expect(await stranger.portal.absenceTypes.index(of).safe()).toMatchObject(
      refused(422, { employeeId: [{ code: 'inclusion' }] }),
    )
  })
})

describe('absencePolicies.withdraw', () => {
  const published = async (input: AbsencePolicyInput) => {
    const { id } = await started.admin.absencePolicies.create(input)
    return started.admin.absencePolicies.publish(id, { version: 1 })
  }

  it('a policy that does not apply yet becomes a draft again, people keep the version before, and it can be published anew', async () => {
    const { absencePolicies, absenceTypeTerms } = started.admin
    const agreement = `Convenio ${randomUUID()}`
    const one = await started.hired({ agreement })
    await published(inputOf(agreement))
    const longer = { rules: [rule('MUD', { maxPerEvent: 5 })], examples: [example('MUD', { limit: 5 })] }
    const next = await published(inputOf(agreement, { ...longer, validFrom: day(30) }))
    expect(await limitOf(one, 'MUD', day(30))).toMatchObject({ units: 5 })
    expect(await absencePolicies.withdraw(next.id, { version: 1 }).safe()).toMatchObject(
      refused(409, { version: [{ code: 'stale' }] }),
    )
    const withdrawn = await absencePolicies.withdraw(next.id, { version: next.version })
    expect(withdrawn).toMatchObject({ state: 'draft', publishedAt: null, version: next.version + 1 })
    expect(withdrawn).toMatchObject({ rules: longer.rules, examples: [{ limit: 5, passes: true }] })
    expect(await limitOf(one, 'MUD', day(30))).toMatchObject({ units: 3 })
    const terms = await absenceTypeTerms.index({ absenceTypeId: started.typeId('MUD'), perPage: 100 })
    expect(terms.data.filter((term) => term.agreement === agreement)).toMatchObject([
      { validFrom: day(), validUntil: null },
    ])
    const { version } = withdrawn
    expect(await absencePolicies.withdraw(next.id, { version }).safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
    const mended = inputOf(agreement, {
      ...{ validFrom: day(40), rules: [rule('MUD', { maxPerEvent: 4 })] },
      examples: [example('MUD', { limit: 4 })],
    })
    await absencePolicies.update(next.id, { ...mended, version })
    await absencePolicies.publish(next.id, { version: version + 1 })
    expect(await limitOf(one, 'MUD', day(39))).toMatchObject({ units: 3 })
    expect(await limitOf(one, 'MUD', day(40))).toMatchObject({ units: 4 })
  })

  it('the first policy of an agreement leaves the general terms, and can be deleted as a draft', async () => {
    const { absencePolicies } = started.admin
    const agreement = `Convenio ${randomUUID()}`
    const one = await started.hired({ agreement })
    const { id, version } = await published(inputOf(agreement, { validFrom: day(10) }))
    const stranger = await employed(started.server, ['MENU_TIPOLOGIA_AUSENCIAS', 'TIPOLOGIA_AUSENCIAS_CREAR'])
    expect(await stranger.portal.absencePolicies.withdraw(id, { version }).safe()).toMatchObject({
      error: { status: 403 },
    })
    expect(await limitOf(one, 'MUD', day(10))).toMatchObject({ units: 3 })
    await absencePolicies.withdraw(id, { version })
    expect(await limitOf(one, 'MUD', day(10))).toMatchObject({ units: 1 })
    await absencePolicies.destroy(id)
    expect(await absencePolicies.show(id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('general terms are withdrawn too, unless a type has no others', async () => {
    const { absencePolicies, absenceTypes } = started.admin
    const days = 100 + Math.floor(Math.random() * 10_000)
    const typeOf = (more: object) =>
      absenceTypes.create({
        ...{ code: `R${randomUUID().slice(0, 6).toUpperCase()}`, name: `Tipo ${randomUUID()}` },
        ...{ family: 'leave', unit: 'working_days', maxPerEvent: 1 },
        ...more,
      })
    const policyOf = (absenceTypeId: string, validFrom: string) =>
      published(
        inputOf('', {
          ...{ name: 'Ley', validFrom, rules: [rule('MUD', { absenceTypeId })] },
          examples: [example('MUD', { absenceTypeId })],
        }),
      )
    const type = await typeOf({})
    const { id, version } = await policyOf(type.id, day(days))
    expect(await absenceTypes.show(type.id)).toMatchObject({ nextChangeOn: day(days) })
    await absencePolicies.withdraw(id, { version })
    expect(await absenceTypes.show(type.id)).toMatchObject({ maxPerEvent: 1, nextChangeOn: null })
    const later = await typeOf({ validFrom: day(days + 1) })
    const only = await policyOf(later.id, day(days + 1))
    expect(await absencePolicies.withdraw(only.id, { version: only.version }).safe()).toMatchObject(
      refused(409, { rules: [{ code: 'invalid', value: later.code }] }),
    )
    expect(await absenceTypes.show(later.id)).toMatchObject({ maxPerEvent: 3 })
  })

  it('a policy in force cannot be withdrawn, nor one of the past published, from the midnight of the company on', async () => {
    const today = await published(inputOf(`Convenio ${randomUUID()}`))
    const tomorrow = await published(inputOf(`Convenio ${randomUUID()}`, { validFrom: day(1) }))
    const inForce = refused(409, { validFrom: [{ code: 'invalid' }] })
    const { id, version } = today
    expect(await started.admin.absencePolicies.withdraw(id, { version }).safe()).toMatchObject(inForce)
    // 00:30 in Madrid, 23:30 of the day before in UTC.
    started.clock.forward(13 * 3600)
    const { absencePolicies } = await signedIn(started.server, 'admin')
    expect(await absencePolicies.withdraw(tomorrow.id, { version: tomorrow.version }).safe()).toMatchObject(
      inForce,
    )
    // The day that is over in Madrid cannot be the first of a version, either.
    const { id: late } = await absencePolicies.create(inputOf(`Convenio ${randomUUID()}`))
    expect(await absencePolicies.publish(late, { version: 1 }).safe()).toMatchObject(
      refused(422, { validFrom: [{ code: 'invalid' }] }),
    )
  })
})
