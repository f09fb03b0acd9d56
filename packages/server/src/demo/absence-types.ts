import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import type { AbsenceFamily, AbsenceTerms, AbsenceVariation } from '#db/schema/absence-types.ts'
import type { Translations } from '#db/schema/catalogue.ts'
import { demoId } from './random.ts'

type Terms = Partial<AbsenceTerms> & Pick<AbsenceTerms, 'unit'> & { validFrom: string }
type Row = {
  code: string
  name: string
  translations: Translations
  family: AbsenceFamily
  colour: string
  private?: true
  /** From the first day on which each was in force. */
  terms: readonly Terms[]
}

/** The five days for a sick relative are the same for all of them, with or without a journey. */
const everyRelative: AbsenceVariation = {
  ...{ kinship: ['spouse', 'first', 'second', 'household'], travel: null, maxPerEvent: 5, unit: null },
  source: 'ET art. 37.3.b',
}
const near: Pick<AbsenceVariation, 'kinship' | 'unit'> = { kinship: ['spouse', 'first'], unit: null }
const second: Pick<AbsenceVariation, 'kinship' | 'unit'> = { kinship: ['second'], unit: null }

/** This many days up to the second degree, and others with a journey. */
const relatives = (near: number, far: number, source: string): AbsenceVariation[] =>
  [near, far].map((maxPerEvent, index) => ({
    ...{ kinship: ['spouse', 'first', 'second'], travel: index === 1, maxPerEvent, unit: null, source },
  }))

/** The agreement gives more days for close relatives; with a journey of 200 km its six are calendar days. */
export const bereavement: readonly AbsenceVariation[] = [
  { ...near, travel: false, maxPerEvent: 4, source: 'Convenio de contact center, art. 30' },
  {
    ...{ ...near, unit: 'natural_days', travel: true, maxPerEvent: 6 },
    source: 'Convenio de contact center, art. 30 (200 km)',
  },
  { ...second, travel: false, maxPerEvent: 2, source: 'ET art. 37.3.b bis' },
  { ...second, travel: true, maxPerEvent: 4, source: 'ET art. 37.3.b bis' },
]

/** Two days, four with a journey. */
export const lawOfBereavement = relatives(2, 4, 'ET art. 37.3.b bis')

/** The absences of the law, the agreement and the company, each with its article and its days. */
const absenceTypes: readonly Row[] = [
  {
    code: 'MAT',
    name: 'Matrimonio o registro de pareja de hecho',
    family: 'leave',
    colour: '#1f6f8b',
    translations: {
      en: 'Marriage or civil partnership',
      de: 'Eheschließung oder eingetragene Partnerschaft',
      fr: 'Mariage ou union civile',
      pt: 'Casamento ou união de facto',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        maxPerEvent: 15,
        source: 'ET art. 37.3.a',
        note: 'Solo matrimonio.',
        justificationDays: 15,
      },
      {
        validFrom: '2023-06-30',
        unit: 'natural_days',
        maxPerEvent: 15,
        source: 'ET art. 37.3.a',
        note: 'También el registro de pareja de hecho.',
        justificationDays: 15,
      },
    ],
  },
  {
    code: 'HOS',
    name: 'Accidente, enfermedad grave u hospitalización de un familiar',
    family: 'leave',
    colour: '#1f6f8b',
    private: true,
    translations: {
      en: 'Serious illness or hospitalisation of a relative',
      de: 'Schwere Erkrankung oder Krankenhausaufenthalt eines Angehörigen',
      fr: 'Maladie grave ou hospitalisation d’un proche',
      pt: 'Doença grave ou hospitalização de um familiar',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        maxPerEvent: 2,
        variations: relatives(2, 4, 'ET art. 37.3.b'),
        source: 'ET art. 37.3.b',
        note: 'Hasta el segundo grado. Dos días más si hay desplazamiento.',
        justificationDays: 5,
      },
      {
        validFrom: '2023-06-30',
        unit: 'working_days',
        maxPerEvent: 5,
        variations: [everyRelative],
        source: 'ET art. 37.3.b',
        note: 'Hasta el segundo grado, pareja de hecho y convivientes.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'FAL',
    name: 'Fallecimiento de un familiar',
    family: 'leave',
    colour: '#1f6f8b',
    translations: {
      en: 'Bereavement',
      de: 'Todesfall in der Familie',
      fr: 'Décès d’un proche',
      pt: 'Falecimento de um familiar',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        maxPerEvent: 2,
        variations: relatives(2, 4, 'ET art. 37.3.b'),
        source: 'ET art. 37.3.b',
        note: 'Dos días más si hay desplazamiento.',
        justificationDays: 5,
      },
      {
        validFrom: '2023-06-30',
        unit: 'working_days',
        maxPerEvent: 2,
        variations: lawOfBereavement,
        source: 'ET art. 37.3.b bis',
        note: 'Dos días más si hay desplazamiento; el convenio puede mejorarlo.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'MUD',
    name: 'Traslado de domicilio habitual',
    family: 'leave',
    colour: '#1f6f8b',
    translations: { en: 'House move', de: 'Umzug', fr: 'Déménagement', pt: 'Mudança de residência' },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'working_days',
        maxPerEvent: 1,
        source: 'ET art. 37.3.c',
        justificationDays: 15,
      },
    ],
  },
  {
    code: 'DEB',
    name: 'Deber inexcusable público y personal',
    family: 'leave',
    colour: '#1f6f8b',
    translations: {
      en: 'Public and personal duty',
      de: 'Unabweisbare öffentliche Pflicht',
      fr: 'Devoir public impératif',
      pt: 'Dever público e pessoal',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET art. 37.3.d',
        note: 'El tiempo indispensable: juicio, mesa electoral, voto.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'SIN',
    name: 'Funciones sindicales o de representación',
    family: 'union',
    colour: '#6b21a8',
    translations: {
      en: 'Union duties',
      de: 'Gewerkschaftliche Aufgaben',
      fr: 'Fonctions syndicales',
      pt: 'Funções sindicais',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET arts. 37.3.e y 68.e',
        note: 'Crédito mensual de 15 a 40 horas según la plantilla.',
        justification: 'on_request',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'PRE',
    name: 'Exámenes prenatales y trámites de adopción',
    family: 'leave',
    colour: '#1f6f8b',
    private: true,
    translations: {
      en: 'Prenatal examinations and adoption',
      de: 'Vorsorgeuntersuchungen und Adoption',
      fr: 'Examens prénataux et adoption',
      pt: 'Exames pré-natais e adoção',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET art. 37.3.f',
        note: 'El tiempo indispensable.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'CLI',
    name: 'Imposibilidad de acceder al centro por riesgo grave',
    family: 'leave',
    colour: '#b7410e',
    translations: {
      en: 'Workplace out of reach: grave risk',
      de: 'Arbeitsplatz nicht erreichbar: ernste Gefahr',
      fr: 'Accès impossible : risque grave',
      pt: 'Acesso impossível por risco grave',
    },
    terms: [
      {
        validFrom: '2024-11-30',
        unit: 'working_days',
        maxPerEvent: 4,
        source: 'ET art. 37.3.g',
        note: 'Ampliable mientras dure el riesgo.',
        justification: 'none',
      },
    ],
  },
  {
    code: 'DON',
    name: 'Actos preparatorios de donación de órganos',
    family: 'leave',
    colour: '#1f6f8b',
    private: true,
    translations: {
      en: 'Preparation of organ donation',
      de: 'Vorbereitung einer Organspende',
      fr: 'Préparation d’un don d’organes',
      pt: 'Preparação de doação de órgãos',
    },
    terms: [
      {
        validFrom: '2025-03-03',
        unit: 'hours',
        source: 'ET art. 37.3.g bis',
        note: 'El tiempo indispensable.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'LAC',
    name: 'Cuidado del lactante',
    family: 'leave',
    colour: '#166534',
    translations: {
      en: 'Care of a nursing infant',
      de: 'Stillzeit',
      fr: 'Soins du nourrisson',
      pt: 'Cuidado do lactente',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET art. 37.4',
        note: 'Una hora al día hasta los 9 meses; acumulable.',
        justification: 'on_request',
      },
    ],
  },
  {
    code: 'PRM',
    name: 'Nacimiento prematuro u hospitalizado',
    family: 'leave',
    colour: '#166534',
    private: true,
    translations: {
      en: 'Premature or hospitalised newborn',
      de: 'Frühgeburt oder Neugeborenes im Krankenhaus',
      fr: 'Naissance prématurée ou hospitalisée',
      pt: 'Nascimento prematuro ou hospitalizado',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'mixed',
        source: 'ET art. 37.5',
        note: 'Una hora retribuida al día y hasta dos sin retribuir.',
        justificationDays: 5,
      },
    ],
  },
  {
    code: 'GLE',
    name: 'Reducción por guarda legal',
    family: 'unpaid',
    colour: '#854d0e',
    translations: {
      en: 'Reduced hours: legal guardianship',
      de: 'Arbeitszeitverkürzung wegen Betreuung',
      fr: 'Réduction du temps pour garde légale',
      pt: 'Redução por guarda legal',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'unpaid',
        countsAsWorked: false,
        source: 'ET art. 37.6',
        note: 'De un octavo a la mitad de la jornada; menor de 12 años o persona dependiente.',
        justification: 'on_request',
      },
    ],
  },
  {
    code: 'CAN',
    name: 'Cuidado de menor con enfermedad grave',
    family: 'leave',
    colour: '#166534',
    private: true,
    translations: {
      en: 'Care of a seriously ill child',
      de: 'Pflege eines schwer kranken Kindes',
      fr: 'Soins d’un enfant gravement malade',
      pt: 'Cuidado de menor com doença grave',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'social_security',
        countsAsWorked: false,
        source: 'ET art. 37.6',
        note: 'Al menos la mitad de la jornada, hasta los 23 años.',
      },
    ],
  },
  {
    code: 'VIO',
    name: 'Violencia de género, sexual o terrorismo',
    family: 'leave',
    colour: '#5f6b7a',
    private: true,
    translations: {
      en: 'Victims of violence',
      de: 'Opfer von Gewalt',
      fr: 'Victimes de violences',
      pt: 'Vítimas de violência',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'mixed',
        source: 'ET art. 37.8',
        note: 'Lo que necesite la persona. Confidencial.',
        justification: 'on_request',
      },
    ],
  },
  {
    code: 'FMF',
    name: 'Fuerza mayor familiar urgente',
    family: 'hours_pool',
    colour: '#b7410e',
    translations: {
      en: 'Urgent family emergency',
      de: 'Dringender familiärer Notfall',
      fr: 'Force majeure familiale',
      pt: 'Força maior familiar urgente',
    },
    terms: [
      {
        validFrom: '2023-06-30',
        unit: 'hours',
        maxPerYear: 4,
        yearlyBy: 'days',
        source: 'ET art. 37.9',
        note: 'Horas equivalentes a cuatro días al año.',
        justification: 'on_request',
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'NAC',
    name: 'Nacimiento y cuidado de menor',
    family: 'leave',
    colour: '#166534',
    translations: {
      en: 'Birth and care of a child',
      de: 'Geburt und Betreuung eines Kindes',
      fr: 'Naissance et garde d’enfant',
      pt: 'Nascimento e cuidado de menor',
    },
    terms: [
      {
        validFrom: '2021-01-01',
        unit: 'weeks',
        maxPerEvent: 16,
        pay: 'social_security',
        countsAsWorked: false,
        source: 'ET art. 48.4',
        note: 'Seis obligatorias tras el parto.',
        approver: 'nobody',
      },
      {
        validFrom: '2025-07-31',
        unit: 'weeks',
        maxPerEvent: 19,
        pay: 'social_security',
        countsAsWorked: false,
        source: 'ET art. 48.4',
        note: 'Seis obligatorias tras el parto, once hasta los 12 meses y dos hasta los 8 años. Familia monoparental: 32.',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'PAR',
    name: 'Permiso parental',
    family: 'unpaid',
    colour: '#854d0e',
    translations: { en: 'Parental leave', de: 'Elternzeit', fr: 'Congé parental', pt: 'Licença parental' },
    terms: [
      {
        validFrom: '2023-06-30',
        unit: 'weeks',
        maxPerEvent: 8,
        pay: 'unpaid',
        countsAsWorked: false,
        source: 'ET art. 48 bis',
        note: 'Hasta los 8 años del menor. Preaviso de diez días.',
        justification: 'on_request',
      },
    ],
  },
  {
    code: 'REM',
    name: 'Riesgo durante el embarazo o la lactancia',
    family: 'sick_leave',
    colour: '#9b2c2c',
    private: true,
    translations: {
      en: 'Risk during pregnancy or nursing',
      de: 'Risiko in Schwangerschaft oder Stillzeit',
      fr: 'Risque pendant la grossesse ou l’allaitement',
      pt: 'Risco na gravidez ou amamentação',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        pay: 'social_security',
        countsAsWorked: false,
        source: 'ET art. 48.7',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'ITC',
    name: 'Baja por enfermedad común o accidente no laboral',
    family: 'sick_leave',
    colour: '#9b2c2c',
    private: true,
    translations: {
      en: 'Sick leave: common illness',
      de: 'Krankenstand',
      fr: 'Arrêt maladie',
      pt: 'Baixa por doença comum',
    },
    terms: [
      {
        validFrom: '2016-01-02',
        unit: 'natural_days',
        maxPerEvent: 545,
        pay: 'mixed',
        countsAsWorked: false,
        countsAsAbsenteeism: true,
        source: 'LGSS arts. 169 a 173',
        note: 'El parte lo entrega el trabajador.',
        justificationDays: 3,
        approver: 'nobody',
      },
      {
        validFrom: '2023-04-01',
        unit: 'natural_days',
        maxPerEvent: 545,
        pay: 'mixed',
        countsAsWorked: false,
        countsAsAbsenteeism: true,
        source: 'LGSS arts. 169 a 173; RD 1060/2022',
        note: 'El INSS envía el parte a la empresa: no se pide.',
        justification: 'none',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'ITP',
    name: 'Baja por accidente de trabajo o enfermedad profesional',
    family: 'sick_leave',
    colour: '#9b2c2c',
    private: true,
    translations: {
      en: 'Sick leave: work accident',
      de: 'Arbeitsunfall oder Berufskrankheit',
      fr: 'Accident du travail',
      pt: 'Baixa por acidente de trabalho',
    },
    terms: [
      {
        validFrom: '2016-01-02',
        unit: 'natural_days',
        maxPerEvent: 545,
        pay: 'mixed',
        countsAsWorked: false,
        countsAsAbsenteeism: true,
        source: 'LGSS art. 173',
        note: 'El día del accidente lo paga la empresa.',
        justification: 'none',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'ITM',
    name: 'Baja especial por menstruación, interrupción del embarazo o semana 39',
    family: 'sick_leave',
    colour: '#9b2c2c',
    private: true,
    translations: {
      en: 'Special sick leave',
      de: 'Besonderer Krankenstand',
      fr: 'Arrêt maladie spécial',
      pt: 'Baixa especial',
    },
    terms: [
      {
        validFrom: '2023-06-01',
        unit: 'natural_days',
        pay: 'social_security',
        countsAsWorked: false,
        source: 'LGSS arts. 169 a 173',
        justification: 'none',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'MED',
    name: 'Consulta médica propia o acompañamiento',
    family: 'hours_pool',
    colour: '#1d4ed8',
    private: true,
    translations: {
      en: 'Medical appointment',
      de: 'Arztbesuch',
      fr: 'Consultation médicale',
      pt: 'Consulta médica',
    },
    terms: [
      {
        validFrom: '2023-06-10',
        unit: 'hours',
        maxPerYear: 35,
        yearlyBy: 'part_time',
        source: 'Convenio de contact center',
        note: 'Bolsa anual; en proporción si la jornada es parcial.',
        justificationDays: 3,
        approver: 'coordinator',
      },
      {
        validFrom: '2027-01-01',
        unit: 'hours',
        maxPerYear: 36,
        yearlyBy: 'part_time',
        source: 'Acuerdo de empresa 2027 (demostración)',
        note: 'Bolsa anual; en proporción si la jornada es parcial.',
        justificationDays: 3,
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'EXA',
    name: 'Exámenes oficiales',
    family: 'leave',
    colour: '#1d4ed8',
    translations: {
      en: 'Official examinations',
      de: 'Amtliche Prüfungen',
      fr: 'Examens officiels',
      pt: 'Exames oficiais',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET art. 23.1',
        note: 'La retribución, según convenio.',
        justificationDays: 5,
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'FOR',
    name: 'Permiso de formación',
    family: 'hours_pool',
    colour: '#1d4ed8',
    translations: {
      en: 'Training leave',
      de: 'Bildungsurlaub',
      fr: 'Congé de formation',
      pt: 'Licença para formação',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        maxPerYear: 20,
        source: 'ET art. 23.3',
        note: 'Con un año de antigüedad; acumulable cinco años.',
      },
    ],
  },
  {
    code: 'BOD',
    name: 'Boda de un familiar',
    family: 'leave',
    colour: '#1f6f8b',
    translations: {
      en: 'Wedding of a relative',
      de: 'Hochzeit eines Angehörigen',
      fr: 'Mariage d’un proche',
      pt: 'Casamento de um familiar',
    },
    terms: [
      {
        validFrom: '2023-06-10',
        unit: 'natural_days',
        maxPerEvent: 1,
        source: 'Convenio de contact center',
        justificationDays: 15,
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'APR',
    name: 'Asuntos propios',
    family: 'leave',
    colour: '#854d0e',
    translations: {
      en: 'Personal days',
      de: 'Persönliche Tage',
      fr: 'Convenance personnelle',
      pt: 'Assuntos pessoais',
    },
    terms: [
      {
        validFrom: '2023-06-10',
        unit: 'working_days',
        pay: 'unpaid',
        countsAsWorked: false,
        source: 'Acuerdo de empresa',
        note: 'Recuperables.',
        justification: 'none',
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'PNR',
    name: 'Permiso no retribuido',
    family: 'unpaid',
    colour: '#854d0e',
    translations: {
      en: 'Unpaid leave',
      de: 'Unbezahlter Urlaub',
      fr: 'Congé sans solde',
      pt: 'Licença sem vencimento',
    },
    terms: [
      {
        validFrom: '2023-06-10',
        unit: 'natural_days',
        maxPerYear: 30,
        pay: 'unpaid',
        countsAsWorked: false,
        accruesVacation: false,
        source: 'Convenio de contact center',
        note: 'De una semana a un mes al año.',
        justification: 'none',
        approver: 'coordinator_and_hr',
      },
    ],
  },
  {
    code: 'BUS',
    name: 'Búsqueda de empleo en preaviso',
    family: 'leave',
    colour: '#1f6f8b',
    translations: {
      en: 'Job search during notice',
      de: 'Stellensuche in der Kündigungsfrist',
      fr: 'Recherche d’emploi pendant le préavis',
      pt: 'Procura de emprego no pré-aviso',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET art. 53.2',
        note: 'Seis horas a la semana.',
        justification: 'none',
      },
    ],
  },
  {
    code: 'EXV',
    name: 'Excedencia voluntaria',
    family: 'unpaid',
    colour: '#854d0e',
    translations: {
      en: 'Voluntary leave of absence',
      de: 'Freiwillige Freistellung',
      fr: 'Disponibilité volontaire',
      pt: 'Licença sem vencimento de longa duração',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        pay: 'unpaid',
        countsAsWorked: false,
        accruesVacation: false,
        source: 'ET art. 46.2',
        note: 'De cuatro meses a cinco años.',
        justification: 'none',
      },
    ],
  },
  {
    code: 'EXC',
    name: 'Excedencia por cuidado de familiares',
    family: 'unpaid',
    colour: '#854d0e',
    translations: {
      en: 'Leave of absence to care for relatives',
      de: 'Freistellung zur Pflege',
      fr: 'Congé pour soins à un proche',
      pt: 'Licença para cuidar de familiares',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        pay: 'unpaid',
        countsAsWorked: false,
        accruesVacation: false,
        source: 'ET art. 46.3',
        note: 'Hasta tres años por hijo y dos por familiar.',
      },
    ],
  },
  {
    code: 'HUE',
    name: 'Huelga',
    family: 'unpaid',
    colour: '#5f6b7a',
    private: true,
    translations: { en: 'Strike', de: 'Streik', fr: 'Grève', pt: 'Greve' },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'unpaid',
        countsAsWorked: false,
        source: 'RDL 17/1977',
        justification: 'none',
        approver: 'nobody',
      },
    ],
  },
  {
    code: 'SUS',
    name: 'Suspensión disciplinaria',
    family: 'unpaid',
    colour: '#5f6b7a',
    private: true,
    translations: {
      en: 'Disciplinary suspension',
      de: 'Disziplinarische Suspendierung',
      fr: 'Mise à pied',
      pt: 'Suspensão disciplinar',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'natural_days',
        pay: 'unpaid',
        countsAsWorked: false,
        accruesVacation: false,
        source: 'ET art. 58',
        justification: 'none',
      },
    ],
  },
  {
    code: 'RET',
    name: 'Retraso',
    family: 'unjustified',
    colour: '#9b2c2c',
    translations: { en: 'Late arrival', de: 'Verspätung', fr: 'Retard', pt: 'Atraso' },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'minutes',
        pay: 'unpaid',
        countsAsWorked: false,
        countsAsAbsenteeism: true,
        justification: 'none',
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'FIN',
    name: 'Ausencia injustificada',
    family: 'unjustified',
    colour: '#9b2c2c',
    translations: {
      en: 'Unjustified absence',
      de: 'Unentschuldigtes Fehlen',
      fr: 'Absence injustifiée',
      pt: 'Ausência injustificada',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        pay: 'unpaid',
        countsAsWorked: false,
        countsAsAbsenteeism: true,
        justification: 'none',
      },
    ],
  },
  {
    code: 'FJU',
    name: 'Otra ausencia justificada',
    family: 'leave',
    colour: '#b7410e',
    translations: {
      en: 'Other justified absence',
      de: 'Sonstiges entschuldigtes Fehlen',
      fr: 'Autre absence justifiée',
      pt: 'Outra ausência justificada',
    },
    terms: [{ validFrom: '2015-11-13', unit: 'hours', countsAsAbsenteeism: true, justificationDays: 5 }],
  },
  {
    code: 'VAC',
    name: 'Vacaciones',
    family: 'vacation',
    colour: '#166534',
    translations: { en: 'Vacation', de: 'Urlaub', fr: 'Congés payés', pt: 'Férias' },
    terms: [
      {
        validFrom: '2023-06-10',
        unit: 'natural_days',
        maxPerYear: 32,
        source: 'ET art. 38; convenio de contact center, art. 27',
        note: '28 naturales en bloques y 4 días sueltos.',
        justification: 'none',
        approver: 'coordinator',
      },
    ],
  },
  {
    code: 'DCO',
    name: 'Descanso compensatorio',
    family: 'worked_holiday',
    colour: '#166534',
    translations: {
      en: 'Compensatory rest',
      de: 'Ausgleichsruhe',
      fr: 'Repos compensateur',
      pt: 'Descanso compensatório',
    },
    terms: [
      {
        validFrom: '2015-11-13',
        unit: 'hours',
        source: 'ET arts. 34 y 35',
        note: 'Por festivos trabajados u horas extraordinarias.',
        justification: 'none',
        approver: 'coordinator',
      },
    ],
  },
]

/** The terms that a type has where nothing else is written. */
export const usualTerms = {
  maxPerEvent: null,
  maxPerYear: null,
  pay: 'company',
  countsAsWorked: true,
  countsAsAbsenteeism: false,
  accruesVacation: true,
  justification: 'required',
  justificationDays: null,
  approver: 'hr',
  source: '',
  note: '',
  yearlyBy: 'fixed',
  variations: [],
} as const satisfies Omit<AbsenceTerms, 'unit'>

export const absenceTypeId = (code: string) => demoId('absence-type', code)

/** The company's absence types with their terms over time. */
export async function seedAbsenceTypes(db: Db, now: Date): Promise<void> {
  const rows = absenceTypes.map((type, index) => ({
    ...{ code: type.code, name: type.name, translations: type.translations, family: type.family },
    ...{
      colour: type.colour,
      private: type.private ?? false,
      id: absenceTypeId(type.code),
      position: index + 1,
    },
    ...{ createdAt: now, updatedAt: now },
  }))
  await insert(db, { table: 'absenceTypes' }, rows)
  const terms = absenceTypes.flatMap((type) =>
    type.terms.map((one) => ({
      ...{ ...usualTerms, ...one, absenceTypeId: absenceTypeId(type.code), createdBy: null, createdAt: now },
      variations: JSON.stringify(one.variations ?? []),
      id: demoId('absence-type-terms', `${type.code} ${one.validFrom}`),
    })),
  )
  await db.insertInto('absenceTypeTerms').values(terms).execute()
}
