import type { Area } from '@portal/permissions'
import { administration } from '#areas/administration/routes.ts'
import { home } from '#areas/home/routes.ts'
import { loads } from '#areas/loads/routes.ts'
import { session } from '#areas/session/routes.ts'
import { attendance } from '#areas/attendance/routes.ts'
import { payroll } from '#areas/payroll/routes.ts'
import { projects } from '#areas/projects/routes.ts'
import { reports } from '#areas/reports/routes.ts'
import { timeOff } from '#areas/time-off/routes.ts'
import { staff } from '#areas/staff/routes.ts'
import { tickets } from '#areas/tickets/routes.ts'
import type { AreaScreens, Screen } from '#patterns/screen.ts'
import { menuPlaces } from '#shell/menu.ts'
import { shell } from '#shell/routes.ts'

const areas: readonly AreaScreens<Area>[] = [
  home,
  projects,
  reports,
  administration,
  attendance,
  staff,
  timeOff,
  payroll,
  loads,
  tickets,
  session,
  shell,
]

/** Every screen that is built, in the order of the menu. What it does not name is neither routed nor shown. */
export const screens: readonly Screen[] = areas
  .flatMap((area): Screen[] => Object.values(area.screens))
  .sort((one, other) => placeOf(one) - placeOf(other))

function placeOf({ group: own }: Screen): number {
  return own === undefined ? menuPlaces.length : menuPlaces.findIndex(({ group }) => group === own)
}
