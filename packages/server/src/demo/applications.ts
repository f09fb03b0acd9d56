import type { Insertable } from 'kysely'
import type { Db } from '#db/database.ts'
import type { ApplicationsTable } from '#db/schema/applications.ts'
import type { Translations } from '#db/schema/catalogue.ts'
import { demoId } from './random.ts'

type Row = Pick<
  Insertable<ApplicationsTable>,
  'url' | 'icon' | 'mode' | 'audience' | 'roleIds' | 'groupIds'
> & {
  name: string
  translations: Translations
}

const rows: readonly Row[] = [
  {
    name: 'Campus de formación',
    url: 'https://campus.contacta-atlantico.example/',
    icon: 'graduation',
    translations: {
      en: 'Training campus',
      de: 'Schulungscampus',
      fr: 'Campus de formation',
      pt: 'Campus de formação',
    },
  },
  {
    name: 'Correo',
    url: 'https://correo.contacta-atlantico.example/',
    icon: 'mail',
    translations: { en: 'Mail', de: 'E-Mail', fr: 'Messagerie', pt: 'Correio' },
  },
  {
    name: 'Base de conocimiento',
    url: 'https://conocimiento.contacta-atlantico.example/',
    icon: 'help',
    mode: 'frame',
    translations: {
      en: 'Knowledge base',
      de: 'Wissensdatenbank',
      fr: 'Base de connaissances',
      pt: 'Base de conhecimento',
    },
  },
  {
    name: 'Calidad de llamadas',
    url: 'https://calidad.contacta-atlantico.example/',
    icon: 'phone',
    audience: 'some',
    roleIds: ['Coordinador', 'Calidad', 'Supervisor de servicio'].map((role) => demoId('role', role)),
    translations: {
      en: 'Call quality',
      de: 'Anrufqualität',
      fr: 'Qualité des appels',
      pt: 'Qualidade das chamadas',
    },
  },
  {
    name: 'Rutas de lanzadera',
    url: 'https://lanzadera.contacta-atlantico.example/madrid',
    icon: 'calendar',
    audience: 'some',
    groupIds: [demoId('employee group', 'Media jornada Madrid')],
    translations: {
      en: 'Shuttle routes',
      de: 'Shuttlelinien',
      fr: 'Lignes de navette',
      pt: 'Rotas do vaivém',
    },
  },
]

/** The applications in the demo portal, some of them by role or by group. */
export async function seedApplications(db: Db, now: Date): Promise<void> {
  const all = rows.map((row, index) => ({
    ...row,
    ...{ id: demoId('application', row.name), position: index + 1, createdAt: now, updatedAt: now },
  }))
  await db.insertInto('applications').values(all).execute()
}
