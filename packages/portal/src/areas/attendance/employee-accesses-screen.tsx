import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { recordGrants } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { LatePart } from '#patterns/tabbed-screen/late-part.tsx'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { today } from '#patterns/this-month.ts'
import { useCan } from '#patterns/use-can.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { Corrections } from './corrections.tsx'
import { Holidays } from './holidays.tsx'
import { MonthSheetList } from './month-sheet-list.tsx'
import { OvertimeList } from './overtime-list.tsx'
import { GrantedDays, RecordGrants, RecordPackages, RecordViews } from './proof-tabs.ts'
import { useCorrectionsForCompany } from './waiting.ts'
import { WorkCenters } from './work-centers.tsx'
import { WorkdayList } from './workday-list.tsx'

// Loaded on demand: viewers of days do not need the planner.
const TeamShifts = lazy(async () => {
  const [file] = await Promise.all([import('./team-shifts.tsx'), loadPhrases('hours')])
  return { default: file.TeamShifts }
})
const TimeRules = lazy(async () => ({ default: (await import('./time-rules.tsx')).TimeRules }))
const ShiftAssignments = lazy(async () => ({
  default: (await import('./shift-assignments.tsx')).ShiftAssignments,
}))
const ShiftPatterns = lazy(async () => ({ default: (await import('./shift-patterns.tsx')).ShiftPatterns }))

/** The working days of the people in scope, and their settings: work centers and holidays (FIC-16). */
export function EmployeeAccessesScreen() {
  const { t } = useTranslation(['workdays', 'shifts', 'monthSheets', 'menu', 'proof', 'timeRules'])
  const can = useCan()
  const { count } = useCorrectionsForCompany()
  const granted = useData(useFamily(recordGrants).index, [{ own: true }]).data?.data ?? []
  const title = t('menu:screens.employeeAccesses')
  const usual = { from: today(), until: today() }
  const readsDays = can('MENU_ACCESOS', 'FICHAJE_CREAR', 'ACCESOS_VER', 'REPORTES_FICHAJE_VER')
  const given =
    granted.length > 0
      ? [{ id: 'granted', label: t('proof:granted.tab'), content: <GrantedDays grants={granted} /> }]
      : []
  const readsMonths = can('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'HOJAS_MES_GESTIONAR')
  const settings = useSettingTabs()
  return (
    <TabbedScreen
      title={title}
      description={t('days.teamText')}
      tabs={[
        // An inspector only has access to granted days.
        ...(readsDays ? [] : given),
        { id: 'days', label: t('days.title'), content: <WorkdayList title={title} usual={usual} /> },
        { id: 'shifts', label: t('shifts:planner.title'), content: <LatePart part={TeamShifts} /> },
        {
          id: 'corrections',
          label: t('corrections.title'),
          count,
          content: (
            <Corrections
              title={t('corrections.title')}
              text={t('corrections.teamText')}
              dayPath="/admin/accesos/accesosEmpleados"
            />
          ),
        },
        ...(readsMonths
          ? [
              { id: 'months', label: t('monthSheets:list.title'), content: <MonthSheetList /> },
              { id: 'overtime', label: t('monthSheets:overtime.title'), content: <OvertimeList /> },
            ]
          : []),
        {
          ...{ id: 'proofs', label: t('groups.proofs') },
          tabs: [
            { id: 'packages', label: t('proof:packages.tab'), content: <RecordPackages /> },
            ...(readsDays ? given : []),
            ...(can('REGISTRO_CONCEDER')
              ? [
                  { id: 'grants', label: t('proof:grants.tab'), content: <RecordGrants /> },
                  { id: 'views', label: t('proof:views.tab'), content: <RecordViews isOwn={false} /> },
                ]
              : []),
          ],
        },
        { id: 'settings', label: t('groups.settings'), tabs: settings },
      ]}
    />
  )
}

/** The settings that days are measured against. */
function useSettingTabs() {
  const { t } = useTranslation(['menu', 'timeRules', 'shifts'])
  const can = useCan()
  const configures = can('CALENDARIOS_GESTIONAR', 'CONTRATOS_GESTIONAR', 'CONTRATOS_VER')
  const readsShifts = can('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'TURNOS_GESTIONAR')
  return [
    {
      id: 'patterns',
      label: t('menu:screens.shiftPatterns'),
      content: <LatePart part={ShiftPatterns} />,
    },
    ...(readsShifts
      ? [
          {
            id: 'assignments',
            label: t('shifts:assignments.title'),
            content: <LatePart part={ShiftAssignments} />,
          },
        ]
      : []),
    ...(configures
      ? [
          { id: 'centers', label: t('menu:screens.workCenters'), content: <WorkCenters /> },
          { id: 'holidays', label: t('menu:screens.holidays'), content: <Holidays /> },
          { id: 'rules', label: t('timeRules:rules.tab'), content: <LatePart part={TimeRules} /> },
        ]
      : []),
  ]
}
