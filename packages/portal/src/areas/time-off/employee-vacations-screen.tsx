import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { TeamVacations } from './team-vacations.tsx'
import { useVacationsToDecide } from './waiting.ts'

// Loaded on demand: deciders need no planner, and planners no rules.
const TeamCalendar = lazy(async () => ({ default: (await import('./team-calendar.tsx')).TeamCalendar }))
const Balances = lazy(async () => ({ default: (await import('./vacation-balances.tsx')).VacationBalances }))
const Policies = lazy(async () => ({ default: (await import('./vacation-policies.tsx')).VacationPolicies }))
const Blocks = lazy(async () => ({ default: (await import('./vacation-blocks.tsx')).VacationBlocks }))

/** The vacations of the people in scope: decisions, calendar, balances, and rules. */
export function EmployeeVacationsScreen() {
  const { t } = useTranslation(['vacationTeam', 'menu'])
  const { count } = useVacationsToDecide()
  const can = useCan()
  return (
    <TabbedScreen
      title={t('menu:screens.employeeVacations')}
      tabs={[
        { id: 'requests', label: t('requests'), count, content: <TeamVacations /> },
        { id: 'calendar', label: t('calendar.tab'), content: <LatePart part={TeamCalendar} /> },
        { id: 'balances', label: t('balances.tab'), content: <LatePart part={Balances} /> },
        ...(can('TIPOLOGIA_AUSENCIAS_EDITAR')
          ? [{ id: 'policies', label: t('policies.tab'), content: <LatePart part={Policies} /> }]
          : []),
        ...(can('CALENDARIOS_GESTIONAR')
          ? [{ id: 'blocks', label: t('menu:screens.vacationBlocks'), content: <LatePart part={Blocks} /> }]
          : []),
      ]}
    />
  )
}
