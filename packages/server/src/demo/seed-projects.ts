import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import type { ProjectState } from '#db/schema/projects.ts'
import { campaigns } from './company.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const centres = ['MAD', 'SEV', 'COR', 'BOG'] as const
const centreNames = { MAD: 'Madrid', SEV: 'Sevilla', COR: 'A Coruña', BOG: 'Bogotá' } as const

const operatingCodes = [
  { code: 'EXP-10', name: 'Inbound', kinds: ['inbound', 'blended'] },
  { code: 'EXP-20', name: 'Outbound', kinds: ['outbound', 'recovery'] },
  { code: 'EXP-30', name: 'Back office', kinds: ['back_office'] },
  { code: 'EXP-90', name: 'Estructura', kinds: [] },
] as const

/** Each campaign with its codes: `LNE-MAD-OPE` is its cost centre. */
const served = campaigns.map((campaign, at) => {
  const number = String(at + 1).padStart(3, '0')
  const centre = centres[at % centres.length] ?? 'MAD'
  const prefix = campaign.skills[0]?.code.split('_')[0] ?? ''
  const operating = operatingCodes.find(({ kinds }) => kinds.some((kind) => kind === campaign.kind))
  const analytic = `ANA-2026-0${number}`
  return { campaign, number, centre, prefix, analytic, service: `SRV-${number}`, operating: operating?.code }
})

type Own = { code: string; name: string; state: ProjectState; startsOn: string; endsOn: string | null }

/** The start of the projects. */
export const firstDay = '2026-01-01'

/** One project per campaign; the last customer also has a finished one, and the one before a future one. */
const projects: readonly (Own & { of: number })[] = [
  ...served.map(({ campaign, number }, of) => ({
    ...{ of, code: `PRY-2026-${number}`, name: `Servicio integral ${campaign.name}` },
    ...{ state: of === 2 ? ('paused' as const) : ('active' as const), startsOn: firstDay, endsOn: null },
  })),
  {
    ...{ of: 5, code: 'PRY-2027-001', name: 'Salud Cercana: vídeo y citas 2027' },
    ...{ state: 'draft', startsOn: '2027-01-11', endsOn: null },
  },
  {
    ...{ of: 6, code: 'PRY-2025-009', name: 'Moda Lince: refuerzo de Navidad 2025' },
    ...{ state: 'archived', startsOn: '2025-11-17', endsOn: '2026-01-10' },
  },
]

/** The project that serves a campaign. */
export function projectOf(campaign: string): string {
  const number = served.find((one) => one.campaign.name === campaign)?.number ?? ''
  return demoId('projects', `PRY-2026-${number}`)
}

/** The projects of the company and their codes. */
export async function seedProjects(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  const placed = <Row extends { code: string }>(table: string, rows: readonly Row[]) =>
    rows.map((row, index) => ({
      ...row,
      ...{ id: demoId(table, row.code), position: index + 1, createdAt: now, updatedAt: now },
    }))
  const inForce = { validFrom: '2026-01-01', validTo: null }
  const analytic = served.map(({ campaign, analytic: code, centre, prefix }) => ({
    ...{ code, name: `${campaign.name} · ${centreNames[centre]} · Operaciones`, ...inForce },
    ...{ costCentre: `${prefix}-${centre}-OPE`, campaignId: demoId('campaign', campaign.name) },
  }))
  const service = served.map(({ campaign, service: code, analytic: booked }) => ({
    ...{ code, name: `Servicio ${campaign.name}`, ...inForce },
    ...{ campaignId: demoId('campaign', campaign.name), analyticCodeId: demoId('analyticCodes', booked) },
  }))
  const operating = operatingCodes.map(({ code, name }) => ({ code, name, ...inForce }))
  await insert(db, { table: 'analyticCodes' }, placed('analyticCodes', analytic))
  await insert(db, { table: 'serviceCodes' }, placed('serviceCodes', service))
  await insert(db, { table: 'operatingCodes' }, placed('operatingCodes', operating))
  const coordinators = everybody.filter(({ roleName }) => roleName === 'Coordinador')
  const rows = projects.map((project) => projectRow(project, coordinators))
  await insert(db, { table: 'projects' }, placed('projects', rows))
}

function projectRow({ of, ...own }: Own & { of: number }, coordinators: readonly Person[]) {
  const found = served[of]
  const coordinating = coordinators.filter((_person, at) => at % served.length === of)
  return {
    ...{ ...own, customer: found?.campaign.name ?? '' },
    analyticCodeId: found ? demoId('analyticCodes', found.analytic) : null,
    serviceCodeId: found ? demoId('serviceCodes', found.service) : null,
    operatingCodeId: found?.operating === undefined ? null : demoId('operatingCodes', found.operating),
    coordinatorIds: coordinating.map(({ user }) => user.id),
    skillIds: found?.campaign.skills.map(({ code }) => demoId('skill', code)) ?? [],
  }
}
