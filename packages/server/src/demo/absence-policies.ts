import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type {
  AbsencePoliciesTable,
  AbsencePolicyExample,
  AbsencePolicyRule,
} from '#db/schema/absence-types.ts'
import type { Kinship } from '#db/schema/absences.ts'
import { absenceTypeId, bereavement, lawOfBereavement, usualTerms } from './absence-types.ts'
import { demoId } from './random.ts'

type Terms = Partial<AbsencePolicyRule> & Pick<AbsencePolicyRule, 'unit' | 'source'>

const rule = (code: string, terms: Terms): AbsencePolicyRule => ({
  ...usualTerms,
  ...terms,
  absenceTypeId: absenceTypeId(code),
})

type Expected = { limit: number | null; unit: AbsencePolicyExample['unit']; allowance?: number }
type About = { kinship?: Kinship; travel?: true; weeklyMinutes?: number }
const fullWeek = 2400

const example = (
  name: string,
  code: string,
  expected: Expected,
  about: About = {},
): AbsencePolicyExample => ({
  ...{ name, absenceTypeId: absenceTypeId(code), kinship: about.kinship ?? null },
  ...{ travel: about.travel ?? false, weeklyMinutes: about.weeklyMinutes ?? fullWeek },
  ...{ fullWeeklyMinutes: fullWeek, limit: expected.limit, unit: expected.unit },
  allowance: expected.allowance ?? null,
})

const working = (limit: number): Expected => ({ limit, unit: 'working_days' })
const natural = (limit: number): Expected => ({ limit, unit: 'natural_days' })
const hours = (allowance: number): Expected => ({ limit: null, unit: 'minutes', allowance: allowance * 60 })

const agreement = 'III Convenio estatal de contact center'
const article30 = 'Convenio de contact center, art. 30'

const agreed: AbsencePolicyRule[] = [
  rule('FAL', {
    ...{ unit: 'working_days', maxPerEvent: 2, variations: bereavement, justificationDays: 5 },
    ...{ source: article30, note: 'Mejora el Estatuto para los familiares más próximos.' },
  }),
  rule('BOD', {
    ...{ unit: 'natural_days', maxPerEvent: 1, justificationDays: 15, approver: 'coordinator' },
    source: article30,
  }),
]

const agreedExamples = [
  example('Fallece un progenitor en la misma ciudad', 'FAL', working(4), { kinship: 'first' }),
  example('Fallece un progenitor a más de 200 km', 'FAL', natural(6), { kinship: 'first', travel: true }),
  example('Fallece la pareja', 'FAL', working(4), { kinship: 'spouse' }),
  example('Fallece un abuelo', 'FAL', working(2), { kinship: 'second' }),
  example('Fallece un abuelo, con desplazamiento', 'FAL', working(4), { kinship: 'second', travel: true }),
  example('Boda de una hermana', 'BOD', natural(1)),
]

const medical = rule('MED', {
  ...{ unit: 'hours', maxPerYear: 40, yearlyBy: 'part_time', justificationDays: 3, approver: 'coordinator' },
  source: 'Preacuerdo de 2026',
})

type Policy = Omit<Insertable<AbsencePoliciesTable>, 'rules' | 'examples' | 'id' | 'createdBy' | Time> & {
  rules: readonly AbsencePolicyRule[]
  examples: readonly AbsencePolicyExample[]
}
type Time = 'createdAt' | 'updatedAt' | 'publishedAt'

/** The agreement in force, the law without one, and a draft of the next agreement. */
const policies: readonly Policy[] = [
  {
    ...{ agreement: '', name: 'Estatuto de los Trabajadores', validFrom: '2023-06-30', state: 'published' },
    ...{ source: 'ET art. 37.3; RDL 5/2023', review: false },
    rules: [
      rule('MAT', { unit: 'natural_days', maxPerEvent: 15, justificationDays: 15, source: 'ET art. 37.3.a' }),
      rule('FAL', {
        ...{ unit: 'working_days', maxPerEvent: 2, variations: lawOfBereavement, justificationDays: 5 },
        source: 'ET art. 37.3.b bis',
      }),
      rule('FMF', { unit: 'hours', maxPerYear: 4, yearlyBy: 'days', source: 'ET art. 37.9' }),
    ],
    examples: [
      example('Matrimonio', 'MAT', natural(15)),
      example('Fallece un progenitor', 'FAL', working(2), { kinship: 'first' }),
      example('Fallece un hermano, con desplazamiento', 'FAL', working(4), {
        kinship: 'second',
        travel: true,
      }),
      example('Urgencia familiar, jornada completa', 'FMF', hours(32)),
      example('Urgencia familiar, media jornada', 'FMF', hours(16), { weeklyMinutes: 1200 }),
    ],
  },
  {
    ...{ agreement, name: 'Permisos de contact center', validFrom: '2023-06-10', state: 'published' },
    ...{ source: 'BOE-A-2023-13741; BOE-A-2024-3432', review: true, rules: agreed, examples: agreedExamples },
  },
  {
    ...{ agreement, name: 'Permisos de contact center, próximo convenio', validFrom: '2027-07-01' },
    ...{ state: 'draft', source: 'Preacuerdo de 2026', review: true, rules: [...agreed, medical] },
    examples: [
      ...agreedExamples,
      example('Médico, jornada completa', 'MED', hours(40)),
      // The draft waits for somebody to see that 30 hours a week give 30, not 32.
      example('Médico, 30 horas semanales', 'MED', hours(32), { weeklyMinutes: 1800 }),
    ],
  },
]

/** The leave of the law and of the agreement; general terms are those that the types have already. */
export async function seedAbsencePolicies(db: Db, now: Date): Promise<void> {
  for (const policy of policies) {
    const { rules, examples, ...row } = policy
    const id = demoId('absence-policy', row.name)
    const publishedAt = row.state === 'published' ? now : null
    await db
      .insertInto('absencePolicies')
      .values({
        ...{ ...row, id, rules: JSON.stringify(rules), examples: JSON.stringify(examples) },
        ...{ createdBy: null, createdAt: now, updatedAt: now, publishedAt },
      })
      .execute()
    if (row.state === 'draft' || row.agreement === '') continue
    const terms = rules.map(({ variations, ...one }) => ({
      ...{ ...one, variations: JSON.stringify(variations), agreement: row.agreement, policyId: id },
      ...{ id: demoId('absence-policy-terms', `${id} ${one.absenceTypeId}`), validFrom: row.validFrom },
      ...{ createdBy: null, createdAt: now },
    }))
    await db.insertInto('absenceTypeTerms').values(terms).execute()
  }
}
