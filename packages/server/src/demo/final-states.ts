import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import type { SkillMeaning } from '#db/schema/workflows.ts'
import { demoId } from './random.ts'

type Category = SkillMeaning['category']
type Own = {
  humanContact?: boolean
  sale?: boolean
  addsToBlacklist?: boolean
  needsDate?: boolean
  needsComment?: boolean
  recycleAfterMinutes?: number
  maxAttempts?: number
}

const good: Category = 'useful_positive'
const bad: Category = 'useful_negative'
const none: Category = 'not_useful'
const later: Category = 'callback'
const withContact: Own = { humanContact: true }
const retried = (minutes: number): Own => ({ recycleAfterMinutes: minutes, maxAttempts: 6 })

/** How calls end: contacto útil, contacto no útil and no contacto. */
const dispositions: readonly (readonly [code: string, name: string, category: Category, own?: Own])[] = [
  ['VENTA', 'Venta', good, { ...withContact, sale: true }],
  ['NO_INTERESA', 'No interesado', bad, withContact],
  ['VOLVER', 'Volver a llamar', later, { ...withContact, needsDate: true, recycleAfterMinutes: 60 }],
  ['PROMESA', 'Promesa de pago', good, { ...withContact, needsDate: true }],
  ['PAGADO_YA', 'Pago realizado', good, withContact],
  ['RECLAMA', 'Reclamación', bad, { ...withContact, needsComment: true }],
  ['INFORMADO', 'Información dada', good, withContact],
  ['CITA', 'Cita concertada', good, { ...withContact, needsDate: true }],
  ['NO_TITULAR', 'No es el titular', none, { ...withContact, ...retried(1440) }],
  ['ERRONEO', 'Teléfono erróneo', none, { ...withContact, needsComment: true }],
  ['FALLECIDO', 'Fallecido', none, { ...withContact, addsToBlacklist: true }],
  ['NO_LLAMAR', 'Solicita no ser llamado', none, { ...withContact, addsToBlacklist: true }],
  ['NO_CONTESTA', 'No contesta', none, retried(240)],
  ['COMUNICA', 'Comunica', none, retried(30)],
  ['BUZON', 'Buzón', none, retried(240)],
  ['APAGADO', 'Apagado', none, retried(480)],
  ['FAX', 'Fax', none],
  // How tickets, claims, sales, debts, cases and requests end.
  ['RESUELTO', 'Resuelto', good],
  ['SIN_SOLUCION', 'Cerrado sin solución', bad, { needsComment: true }],
  ['DUPLICADO', 'Duplicado', none],
  ['CANCELADO', 'Cancelado', none],
  ['ESTIMADA', 'Estimada', good],
  ['ESTIMADA_PARTE', 'Estimada parcialmente', good, { needsComment: true }],
  ['DESESTIMADA', 'Desestimada', bad, { needsComment: true }],
  ['DESISTIDA', 'Desistida', none],
  ['ARBITRAJE', 'Trasladada a arbitraje', bad, { needsDate: true }],
  ['VENTA_OK', 'Venta OK', good, { ...withContact, sale: true }],
  ['VENTA_KO', 'Venta KO', bad, withContact],
  ['BAJA_TEMPRANA', 'Baja temprana', bad],
  ['PAGADO', 'Pagado', good],
  ['ACUERDO', 'Acuerdo', good, { needsDate: true }],
  ['INCOBRABLE', 'Incobrable', bad, { needsComment: true }],
  ['DEVUELTO', 'Devuelto al cliente', none],
  ['FAVORABLE', 'Favorable', good],
  ['DENEGADO', 'Denegado', bad],
  ['ARCHIVADO', 'Archivado', none],
  ['CADUCADO', 'Caducado', none],
  ['APROBADA', 'Aprobada', good],
  ['RECHAZADA', 'Rechazada', bad, { needsComment: true }],
  ['CANCELADA', 'Cancelada por quien la pidió', none],
]

/** What a sale means without a purchase: retaining a customer, porting a number, promising to pay. */
const meanings: Readonly<Record<string, readonly (readonly [skill: string, code: string, name: string])[]>> =
  {
    VENTA: [
      ['LNE_RETENCION', 'RETENIDO', 'Cliente retenido'],
      ['TLN_PORTA', 'PORTADO', 'Portabilidad firmada'],
    ],
    PROMESA: [['BME_EARLY', 'PROMESA_PAGO', 'Promesa de pago']],
  }

export const finalStateId = (code: string): string => demoId('final state', code)

/** The final states of the company, the calls' first. */
export async function seedFinalStates(db: Db, now: Date): Promise<void> {
  const rows = dispositions.map(([code, name, category, own = {}], index) => ({
    ...{ humanContact: false, sale: false, addsToBlacklist: false, needsDate: false, needsComment: false },
    ...{ recycleAfterMinutes: null, maxAttempts: null },
    ...own,
    ...{ id: finalStateId(code), code, name, category, position: index + 1, createdAt: now, updatedAt: now },
    skills: JSON.stringify(skillsOf(code, category)),
  }))
  await insert(db, { table: 'finalStates' }, rows)
}

function skillsOf(code: string, category: Category): SkillMeaning[] {
  return (meanings[code] ?? []).map(([skill, own, name]) => ({
    ...{ skillId: demoId('skill', skill), code: own, name, category },
    sale: skill !== 'LNE_RETENCION',
  }))
}
