import { useTranslation } from 'react-i18next'
import { LinkButton } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { OpeningList } from './opening-list.tsx'
import { todayRules } from './opening-query.ts'

/** Today's openings, each service with its light. */
export function OpeningsToday() {
  const { t } = useTranslation('openings')
  const can = useCan()
  const action = can('APERTURAS_GESTIONAR') ? (
    <LinkButton href="/aperturas?tab=plans">{t('list.create')}</LinkButton>
  ) : undefined
  return (
    <OpeningList
      label={t('tabs.today')}
      text={t('list.text')}
      table={useTableQuery(todayRules)}
      empty={{ title: t('list.none'), text: t('list.noneText'), action }}
    />
  )
}
