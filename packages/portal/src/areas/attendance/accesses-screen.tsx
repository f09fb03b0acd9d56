import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { WorkdayList } from './workday-list.tsx'
import { monthUntilToday } from './workday-query.ts'

/** One's own days: worked, short, missing, free, with what they add up to (FIC-15). */
export function AccessesScreen() {
  const { t } = useTranslation(['workdays', 'menu', 'clock'])
  const employeeId = useSession()?.userData.uid
  const title = t('menu:screens.accesses')
  return (
    <ScreenPage
      title={title}
      description={t('days.text')}
      width="full"
      actions={
        <LinkButton icon="clock" href="/timer">
          {t('clock:open')}
        </LinkButton>
      }
    >
      {employeeId === undefined ? null : (
        <WorkdayList title={title} employeeId={employeeId} usual={monthUntilToday()} />
      )}
    </ScreenPage>
  )
}
