import type { Area } from '@portal/permissions'
import { home } from '#areas/home/routes.ts'
import { loads } from '#areas/loads/routes.ts'
import { session } from '#areas/session/routes.ts'
import { tickets } from '#areas/tickets/routes.ts'
import type { AreaScreens, Screen } from '#patterns/screen.ts'
import { shell } from '#shell/routes.ts'

const areas: readonly AreaScreens<Area>[] = [home, loads, tickets, session, shell]

/** Every screen that is built, in the order of the menu. What it does not name is neither routed nor shown. */
export const screens: readonly Screen[] = areas.flatMap((area) => Object.values(area.screens))
