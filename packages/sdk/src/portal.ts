import type { Client } from 'openapi-fetch'
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
import type { paths as AnalyticsPaths } from '#generated/analytics.ts'
import type { paths as IntranetPaths } from '#generated/intranet.ts'
import type { paths as LaiaPaths } from '#generated/laia.ts'
import type { paths as MainPaths } from '#generated/main.ts'
import type { Middleware } from '#http/middleware.ts'
import { kernel } from './kernel.ts'
import type { PortalOptions } from './portal-options.ts'

/** The raw typed openapi-fetch clients: the way out where no family has a function yet. They share the session. */
export interface RawClients {
  readonly main: Client<MainPaths>
  readonly intranet: Client<IntranetPaths>
  readonly laia: Client<LaiaPaths>
  readonly analytics: Client<AnalyticsPaths>
}

/** The portal's services as functions, one family of them for each kind of thing. */
export interface Portal {
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
  readonly services: RawClients
  /** Stands a middleware around every try of every request; answers what takes it away. */
  use(middleware: Middleware): () => void
  /** Stops timers and the talk between tabs. Calls still work; the stored session stays. */
  close(): void
}

/**
 * Opens the portal's services. One portal is one session: scripts for several people open several.
 *
 * @example
 * const portal = createPortal({ baseUrl: 'https://portal.example' })
 * await portal.session.login({ user, password })
 * for await (const load of portal.loads.list({ state: ['processing'] })) console.log(load.name)
 */
export function createPortal(options: PortalOptions = {}): Portal {
  const { main, intranet, laia, analytics, coordinator, middlewares, ...parts } = kernel(options)
  const files = recordsFile(laia)
  return {
    session: session({ main, coordinator, ...parts }),
    passwords: passwords(main),
    exchangeTokens: exchangeTokens(main),
    profile: profile(main, coordinator),
    dashboard: dashboard(main),
    templates: templates(laia),
    recordsFile: files,
    loads: loadsFamily(laia, files, parts),
    fields: fields(laia),
    skills: skills(laia),
    skillGroups: skillGroups(laia),
    services: {
      main: main.client,
      intranet: intranet.client,
      laia: laia.client,
      analytics: analytics.client,
    },
    use(middleware) {
      middlewares.push(middleware)
      return () => {
        const at = middlewares.indexOf(middleware)
        if (at >= 0) middlewares.splice(at, 1)
      }
    },
    close: () => coordinator.close(),
  }
}
