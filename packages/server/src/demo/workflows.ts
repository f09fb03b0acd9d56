import { sql } from 'kysely'
import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'
import { finalStateId } from './final-states.ts'
import { demoId } from './random.ts'

type State = readonly [code: string, name: string, category: 'initial' | 'open' | 'pending']
type Way = readonly [from: string, to: string, name: string, own?: Partial<WorkflowTransition>]
type Plan = {
  name: string
  description: string
  states: readonly State[]
  /** The code and name of a final state, and its category. */
  ends: readonly (readonly [code: string, name: string, end: string])[]
  ways: readonly Way[]
}

const noted = { screen: ['observaciones'], required: ['observaciones'] }
const managed = { permission: 'TICKETS_GESTIONAR' }

/** The six workflows of the company. */
const plans: readonly Plan[] = [
  {
    name: 'Ticket TI',
    description: 'Incidencias de puesto, telefonía y accesos',
    states: [
      ['nuevo', 'Nuevo', 'initial'],
      ['asignado', 'Asignado', 'open'],
      ['en_curso', 'En curso', 'open'],
      ['espera_usuario', 'En espera del usuario', 'pending'],
      ['espera_proveedor', 'En espera del proveedor', 'pending'],
      ['resuelto', 'Resuelto', 'pending'],
    ],
    ends: [
      ['cerrado', 'Cerrado', 'RESUELTO'],
      ['sin_solucion', 'Cerrado sin solución', 'SIN_SOLUCION'],
      ['duplicado', 'Duplicado', 'DUPLICADO'],
      ['cancelado', 'Cancelado', 'CANCELADO'],
    ],
    ways: [
      ['nuevo', 'asignado', 'Asignar', managed],
      ['nuevo', 'duplicado', 'Marcar duplicado', managed],
      ['nuevo', 'cancelado', 'Cancelar', { permission: 'TICKETS_CANCELAR', ...noted }],
      ['asignado', 'en_curso', 'Empezar'],
      ['en_curso', 'espera_usuario', 'Preguntar al usuario', noted],
      ['espera_usuario', 'en_curso', 'Recibir respuesta'],
      ['en_curso', 'espera_proveedor', 'Pasar al proveedor', noted],
      ['espera_proveedor', 'en_curso', 'Recibir del proveedor'],
      ['en_curso', 'resuelto', 'Resolver', { screen: ['resultado', 'motivo'], required: ['resultado'] }],
      ['resuelto', 'en_curso', 'Reabrir', noted],
      ['resuelto', 'cerrado', 'Cerrar'],
      ['en_curso', 'sin_solucion', 'Cerrar sin solución', { ...managed, ...noted }],
    ],
  },
  {
    name: 'Reclamación de cliente',
    description: 'Con acuse de recibo y diez días hábiles para subsanar',
    states: [
      ['registrada', 'Registrada', 'initial'],
      ['acuse', 'Acuse enviado', 'open'],
      ['analisis', 'En análisis', 'open'],
      ['pendiente', 'Pendiente del cliente', 'pending'],
    ],
    ends: [
      ['estimada', 'Estimada', 'ESTIMADA'],
      ['estimada_parte', 'Estimada parcialmente', 'ESTIMADA_PARTE'],
      ['desestimada', 'Desestimada', 'DESESTIMADA'],
      ['desistida', 'Desistida', 'DESISTIDA'],
      ['arbitraje', 'Trasladada a arbitraje', 'ARBITRAJE'],
    ],
    ways: [
      ['registrada', 'acuse', 'Enviar acuse'],
      ['acuse', 'analisis', 'Analizar'],
      ['analisis', 'pendiente', 'Pedir documentación', noted],
      ['pendiente', 'analisis', 'Recibir documentación'],
      ['pendiente', 'desistida', 'Dar por desistida'],
      ['analisis', 'estimada', 'Estimar', managed],
      ['analisis', 'estimada_parte', 'Estimar en parte', { ...managed, ...noted }],
      ['analisis', 'desestimada', 'Desestimar', { ...managed, ...noted }],
      ['analisis', 'arbitraje', 'Trasladar a arbitraje', managed],
    ],
  },
  {
    name: 'Venta',
    description: 'De la primera llamada a la grabación legal',
    states: [
      ['lead', 'Lead', 'initial'],
      ['contactado', 'Contactado', 'open'],
      ['interesado', 'Interesado', 'open'],
      ['propuesta', 'Propuesta', 'pending'],
      ['calidad', 'Verificación de calidad', 'open'],
      ['grabacion', 'Grabación legal', 'open'],
    ],
    ends: [
      ['venta_ok', 'Venta OK', 'VENTA_OK'],
      ['venta_ko', 'Venta KO', 'VENTA_KO'],
      ['baja', 'Baja temprana', 'BAJA_TEMPRANA'],
    ],
    ways: [
      ['lead', 'contactado', 'Contactar'],
      ['contactado', 'interesado', 'Mostrar interés', { screen: ['consentimiento_comercial'] }],
      ['contactado', 'venta_ko', 'Descartar', { screen: ['motivo'], required: ['motivo'] }],
      ['interesado', 'propuesta', 'Enviar propuesta'],
      ['propuesta', 'calidad', 'Aceptar', { screen: ['numero_contrato'], required: ['numero_contrato'] }],
      ['propuesta', 'venta_ko', 'Rechazar', { screen: ['motivo'], required: ['motivo'] }],
      ['calidad', 'grabacion', 'Aprobar calidad', managed],
      ['calidad', 'propuesta', 'Devolver al agente', noted],
      ['grabacion', 'venta_ok', 'Grabar'],
      ['grabacion', 'baja', 'Registrar baja'],
    ],
  },
  {
    name: 'Recobro',
    description: 'Impagos tempranos y tardíos',
    states: [
      ['asignado', 'Asignado', 'initial'],
      ['contactado', 'Contactado', 'open'],
      ['promesa', 'Promesa', 'pending'],
      ['parcial', 'Pago parcial', 'open'],
    ],
    ends: [
      ['pagado', 'Pagado', 'PAGADO'],
      ['acuerdo', 'Acuerdo', 'ACUERDO'],
      ['incobrable', 'Incobrable', 'INCOBRABLE'],
      ['devuelto', 'Devuelto al cliente', 'DEVUELTO'],
    ],
    ways: [
      ['asignado', 'contactado', 'Contactar'],
      ['asignado', 'devuelto', 'Devolver', managed],
      [
        'contactado',
        'promesa',
        'Prometer pago',
        {
          screen: ['fecha_compromiso', 'importe_compromiso'],
          required: ['fecha_compromiso', 'importe_compromiso'],
        },
      ],
      ['contactado', 'incobrable', 'Declarar incobrable', { ...managed, ...noted }],
      ['promesa', 'parcial', 'Cobrar una parte', { screen: ['importe_compromiso'] }],
      ['promesa', 'pagado', 'Cobrar'],
      ['promesa', 'contactado', 'Incumplir'],
      ['parcial', 'pagado', 'Cobrar el resto'],
      ['parcial', 'acuerdo', 'Acordar plazos', { screen: ['fecha_compromiso'] }],
    ],
  },
  {
    name: 'Expediente administrativo',
    description: 'Trámites con documentación',
    states: [
      ['pendiente', 'Pendiente', 'initial'],
      ['gestion', 'En gestión', 'open'],
      ['documentacion', 'Pendiente de documentación', 'pending'],
      ['escalado', 'Escalado', 'open'],
    ],
    ends: [
      ['favorable', 'Favorable', 'FAVORABLE'],
      ['denegado', 'Denegado', 'DENEGADO'],
      ['archivado', 'Archivado', 'ARCHIVADO'],
      ['caducado', 'Caducado', 'CADUCADO'],
    ],
    ways: [
      ['pendiente', 'gestion', 'Tomar'],
      ['gestion', 'documentacion', 'Pedir documentación', noted],
      ['documentacion', 'gestion', 'Recibir documentación'],
      ['documentacion', 'caducado', 'Dejar caducar'],
      ['gestion', 'escalado', 'Escalar', noted],
      ['escalado', 'gestion', 'Devolver'],
      ['gestion', 'favorable', 'Resolver a favor', managed],
      ['gestion', 'denegado', 'Denegar', { ...managed, ...noted }],
      ['escalado', 'archivado', 'Archivar', managed],
    ],
  },
  {
    name: 'Solicitud RRHH',
    description: 'Lo que la plantilla pide a Recursos Humanos',
    states: [
      ['enviada', 'Enviada', 'initial'],
      ['revision', 'En revisión', 'open'],
    ],
    ends: [
      ['aprobada', 'Aprobada', 'APROBADA'],
      ['rechazada', 'Rechazada', 'RECHAZADA'],
      ['cancelada', 'Cancelada', 'CANCELADA'],
    ],
    ways: [
      ['enviada', 'revision', 'Revisar'],
      ['enviada', 'cancelada', 'Cancelar'],
      ['revision', 'aprobada', 'Aprobar'],
      ['revision', 'rechazada', 'Rechazar', noted],
    ],
  },
]

/** The workflows with one published version each; the last is still a draft. */
export async function seedWorkflows(db: Db, now: Date, publishedBy: string): Promise<void> {
  const rows = plans.map((plan, index) => ({
    ...{ id: demoId('workflow', plan.name), name: plan.name, description: plan.description },
    ...{ document: documentOf(plan), position: index + 1, createdAt: now, updatedAt: now },
  }))
  await insert(db, { table: 'workflows' }, rows)
  const published = rows.slice(0, -1).map(({ id, document }) => ({
    ...{ id: demoId('workflow version', id), workflowId: id, number: 1, document: JSON.stringify(document) },
    ...{ live: 'finish' as const, map: '[]', note: 'Primera versión', publishedBy, publishedAt: now },
  }))
  await db.insertInto('workflowVersions').values(published).execute()
  const ends = rows.flatMap(({ id, document }, index) =>
    document.states.flatMap(({ finalStateId }) =>
      finalStateId == null
        ? []
        : [0, 1]
            .slice(0, index < published.length ? 2 : 1)
            .map((number) => ({ workflowId: id, number, finalStateId })),
    ),
  )
  await db.insertInto('workflowEnds').values(ends).execute()
  const versions = sql`(select id, 0 as number, document from workflows
    union all select workflow_id, number, document from workflow_versions)`
  await sql`
    insert into workflow_fields (workflow_id, number, field_id)
    select distinct known.id, known.number, fields.id
    from ${versions} known, jsonb_path_query(known.document, '$.transitions[*].screen[*]') as asked
    join fields on fields.key = asked #>> '{}'`.execute(db)
}

function documentOf({ states, ends, ways }: Plan): WorkflowDocument {
  const open = states.map(([code, name, category]): WorkflowState => ({ code, name, category }))
  const final = ends.map(
    ([code, name, end]): WorkflowState => ({
      ...{ code, name, category: 'final' },
      finalStateId: finalStateId(end),
    }),
  )
  const transitions = ways.map(
    ([from, to, name, own = {}]): WorkflowTransition => ({
      ...{ code: `${from}_${to}`.slice(0, 40), name, from, to },
      ...{ permission: null, screen: [], required: [] },
      ...own,
    }),
  )
  return { states: [...open, ...final], transitions }
}
