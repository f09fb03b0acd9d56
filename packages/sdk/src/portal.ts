import { type DashboardFamily, dashboard } from '#areas/home/dashboard.ts'
import { type LoadsFamily, loadsFamily } from '#areas/loads/loads-family.ts'
import { recordsFile, type RecordsFiles } from '#areas/loads/records-file.ts'
import { templates, type Templates } from '#areas/loads/templates.ts'
import { skillGroups, type SkillGroups } from '#areas/projects/skill-groups.ts'
import { type Skills, skills } from '#areas/projects/skills.ts'
import { type ExchangeTokens, exchangeTokens } from '#areas/session/exchange-tokens.ts'
import { type Passwords, passwords } from '#areas/session/passwords.ts'
import { type ProfileFamily, profile } from '#areas/session/profile.ts'
import { session, type SessionFamily } from '#areas/session/session.ts'
import { fields, type Fields } from '#areas/tickets/fields.ts'
import { type Families, type Offered, type OpenPortal, openPortal } from './open-portal.ts'
import type { PortalOptions } from './portal-options.ts'

/** The portal's services as functions, one family of them for each kind of thing. */
export interface Portal extends OpenPortal {
  readonly session: SessionFamily
  readonly passwords: Passwords
  readonly exchangeTokens: ExchangeTokens
  readonly profile: ProfileFamily
  readonly dashboard: DashboardFamily
  readonly templates: Templates
  readonly recordsFile: RecordsFiles
  readonly loads: LoadsFamily
  readonly fields: Fields
  readonly skills: Skills
  readonly skillGroups: SkillGroups
}

/**
 * Opens the portal's services. One portal is one session: scripts for several people open several.
 *
 * @example
 * const portal = createPortal({ baseUrl: 'https://portal.example' })
 * await portal.session.login({ user, password })
 * for await (const load of portal.loads.list({ state: ['processing'] })) console.log(load.name)
 */
export function createPortal(options?: PortalOptions): Portal
/**
 * The same with families besides those of the contract, as `{ services: rawClients }` of '@portal/sdk/raw'.
 *
 * @typeParam More Those families.
 */
export function createPortal<More extends Families>(
  options: PortalOptions,
  more: More,
): Portal & Offered<More>
export function createPortal(options: PortalOptions = {}, more: Families = {}): Portal {
  return openPortal(options, {
    session,
    passwords,
    exchangeTokens,
    profile,
    dashboard,
    templates,
    recordsFile,
    loads: loadsFamily,
    fields,
    skills,
    skillGroups,
    ...more,
  })
}
