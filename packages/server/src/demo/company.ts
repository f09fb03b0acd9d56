import type { FieldsTable } from '#db/schema/fields.ts'
import type { CampaignsTable, SkillsTable } from '#db/schema/skills.ts'

// Fictitious, like its clients and all its people.
export const demoCompanyName = 'Contacta Atlántico Servicios, S.A.'
export const mailDomain = 'contacta-atlantico.example'

export const workCenters = [
  { name: 'Madrid-Vallecas', timeZone: 'Europe/Madrid', share: 0.38 },
  { name: 'Sevilla-Torneo', timeZone: 'Europe/Madrid', share: 0.22 },
  { name: 'A Coruña-Agrela', timeZone: 'Europe/Madrid', share: 0.16 },
  { name: 'Bogotá-Salitre', timeZone: 'America/Bogota', share: 0.12 },
  { name: 'Remoto ES', timeZone: 'Europe/Madrid', share: 0.12 },
] as const

type DemoSkill = Pick<SkillsTable, 'code' | 'name' | 'channel' | 'languages'> & { group: string }
type DemoCampaign = Pick<CampaignsTable, 'name' | 'kind' | 'subcampaigns'> & { skills: readonly DemoSkill[] }

export const skillGroups = [
  'Voz comercial',
  'Voz técnica',
  'Atención general',
  'Recobro',
  'Encuestas',
  'Canales escritos',
] as const

export const campaigns: readonly DemoCampaign[] = [
  {
    name: 'Luz Norte Energía',
    kind: 'inbound',
    subcampaigns: ['Atención al cliente', 'Averías', 'Bajas y retención'],
    skills: [
      voice('LNE_ATC', 'Atención al cliente Luz Norte', ['es', 'gl', 'eu'], 'Atención general'),
      voice('LNE_AVERIAS', 'Averías Luz Norte', ['es', 'gl'], 'Voz técnica'),
      voice('LNE_RETENCION', 'Bajas y retención Luz Norte', ['es'], 'Voz comercial'),
    ],
  },
  {
    name: 'Telenova Fibra',
    kind: 'blended',
    subcampaigns: ['Ventas', 'Soporte técnico N1', 'Soporte técnico N2', 'Portabilidad'],
    skills: [
      voice('TLN_VENTAS', 'Ventas Telenova', ['es', 'ca'], 'Voz comercial'),
      voice('TLN_SOP1', 'Soporte técnico N1 Telenova', ['es', 'ca', 'en'], 'Voz técnica'),
      voice('TLN_SOP2', 'Soporte técnico N2 Telenova', ['es', 'en'], 'Voz técnica'),
      voice('TLN_PORTA', 'Portabilidad Telenova', ['es'], 'Voz comercial'),
    ],
  },
  {
    name: 'Seguros Arcadia',
    kind: 'outbound',
    subcampaigns: ['Renovaciones', 'Siniestros', 'Encuestas'],
    skills: [
      voice('ARC_RENOV', 'Renovaciones Arcadia', ['es', 'pt'], 'Voz comercial'),
      voice('ARC_SINIES', 'Siniestros Arcadia', ['es'], 'Atención general'),
      voice('ARC_ENCUESTA', 'Encuestas Arcadia', ['es'], 'Encuestas'),
    ],
  },
  {
    name: 'Banco Meseta',
    kind: 'recovery',
    subcampaigns: ['Impago temprano', 'Impago tardío'],
    skills: [
      voice('BME_EARLY', 'Impago temprano Meseta', ['es'], 'Recobro'),
      voice('BME_LATE', 'Impago tardío Meseta', ['es'], 'Recobro'),
    ],
  },
  {
    name: 'Ayuntamiento de Vega Alta 010',
    kind: 'inbound',
    subcampaigns: ['Información', 'Citas'],
    skills: [
      voice('AVA_INFO', 'Información 010 Vega Alta', ['es', 'en'], 'Atención general'),
      voice('AVA_CITAS', 'Citas 010 Vega Alta', ['es'], 'Atención general'),
    ],
  },
  {
    name: 'Salud Cercana',
    kind: 'inbound',
    subcampaigns: ['Citas', 'Urgencias administrativas'],
    skills: [
      voice('SAC_CITAS', 'Citas Salud Cercana', ['es', 'ca', 'en'], 'Atención general'),
      voice('SAC_URG', 'Urgencias administrativas Salud Cercana', ['es'], 'Atención general'),
    ],
  },
  {
    name: 'Moda Lince',
    kind: 'back_office',
    subcampaigns: ['Pedidos', 'Devoluciones', 'Chat'],
    skills: [
      written('MOL_PEDIDOS', 'Pedidos Moda Lince', 'back_office', ['es', 'pt']),
      written('MOL_DEVOL', 'Devoluciones Moda Lince', 'email', ['es', 'pt']),
      written('MOL_CHAT', 'Chat Moda Lince', 'chat', ['es', 'en', 'pt']),
    ],
  },
]

function voice(code: string, name: string, languages: string[], group: DemoSkill['group']): DemoSkill {
  return { code, name, channel: 'voice', languages, group }
}

function written(code: string, name: string, channel: DemoSkill['channel'], languages: string[]): DemoSkill {
  return { code, name, channel, languages, group: 'Canales escritos' }
}

type DemoField = Pick<FieldsTable, 'key' | 'label' | 'type'> &
  Partial<Pick<FieldsTable, 'required' | 'minimum' | 'maximum' | 'options' | 'personalData' | 'active'>>

export const fields: readonly DemoField[] = [
  {
    key: 'resultado',
    label: 'Resultado',
    type: 'list',
    required: true,
    options: [
      'Venta',
      'No interesado',
      'Volver a llamar',
      'Promesa de pago',
      'Pago realizado',
      'Reclamación',
      'Información dada',
      'Cita concertada',
      'No es el titular',
      'Teléfono erróneo',
      'Fallecido',
      'Solicita no ser llamado',
      'No contesta',
      'Comunica',
      'Buzón',
      'Apagado',
      'Fax',
    ],
  },
  {
    key: 'motivo',
    label: 'Motivo',
    type: 'list',
    options: ['Precio', 'Servicio', 'Competencia', 'Mudanza', 'Situación económica', 'Otro'],
  },
  { key: 'fecha_compromiso', label: 'Fecha de compromiso', type: 'date' },
  { key: 'importe_compromiso', label: 'Importe comprometido', type: 'decimal', minimum: 0, maximum: 100_000 },
  { key: 'observaciones', label: 'Observaciones', type: 'text', maximum: 500 },
  {
    key: 'canal_preferido',
    label: 'Canal preferido',
    type: 'list',
    options: ['Teléfono', 'Correo electrónico', 'SMS', 'WhatsApp'],
    personalData: 'identifying',
  },
  {
    key: 'horario_preferido',
    label: 'Horario preferido',
    type: 'list',
    options: ['Mañana', 'Mediodía', 'Tarde'],
  },
  { key: 'consentimiento_comercial', label: 'Consentimiento comercial', type: 'boolean' },
  { key: 'fecha_consentimiento', label: 'Fecha del consentimiento', type: 'date' },
  {
    key: 'numero_contrato',
    label: 'N.º de contrato',
    type: 'text',
    maximum: 30,
    personalData: 'identifying',
  },
  { key: 'telefono_alternativo', label: 'Teléfono alternativo', type: 'phone', personalData: 'identifying' },
  { key: 'satisfaccion', label: 'Satisfacción', type: 'integer', minimum: 0, maximum: 10 },
  { key: 'fax', label: 'Fax', type: 'phone', personalData: 'identifying', active: false },
]
