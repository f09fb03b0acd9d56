import { useTranslation } from 'react-i18next'
import { ChooseDays, type ChoosingProps } from './choose-days.tsx'
import { VacationBalance } from './vacation-balance.tsx'
import { VacationCalendar } from './vacation-calendar.tsx'

/** The balance, and a year to choose days in (VAC-1, VAC-2). */
export function ChooseVacation({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('vacations')
  return (
    <ChooseDays
      employeeId={employeeId}
      text={t('choose.text')}
      beside={(year) => <VacationBalance employeeId={employeeId} year={year} />}
      calendar={OwnCalendar}
    />
  )
}

function OwnCalendar(props: ChoosingProps) {
  const { t } = useTranslation('vacations')
  return <VacationCalendar {...props} label={t('choose.calendar', { year: props.year })} />
}
