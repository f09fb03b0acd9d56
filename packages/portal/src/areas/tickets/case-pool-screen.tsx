import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { BatchList } from './batch-list.tsx'
import { CasePool } from './case-pool.tsx'
import { MailboxesPanel } from './mailboxes-panel.tsx'
import { PersonHistory } from './person-history.tsx'
import { ServiceHoursPanel } from './service-hours-panel.tsx'
import { SkipList } from './skip-list.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

/** The pool of tickets and case files: assignment by rule, and the result of each batch (EXP-2, TIC-4). */
export function CasePoolScreen() {
  const { t } = useTranslation([
    'casePool',
    'caseFile',
    'caseFiles',
    'serviceHours',
    'mailboxes',
    'ticketWebhooks',
    'menu',
    'general',
  ])
  const hours = { id: 'hours', label: t('tabs.hours'), content: <ServiceHoursPanel /> }
  const mailboxes = { id: 'mailboxes', label: t('tabs.mailboxes'), content: <MailboxesPanel /> }
  const webhooks = { id: 'webhooks', label: t('tabs.webhooks'), content: <WebhooksPanel /> }
  const may = useCan()
  return (
    <TabbedScreen
      title={t('menu:screens.casePool')}
      tabs={[
        { id: 'pool', label: t('tabs.pool'), content: <CasePool /> },
        { id: 'batches', label: t('tabs.batches'), content: <BatchList kinds={['distribute', 'bulk']} /> },
        { id: 'skips', label: t('tabs.skips'), content: <SkipList /> },
        { id: 'history', label: t('tabs.history'), content: <PersonHistory /> },
        ...(may('TICKETS_GESTIONAR') ? [hours, mailboxes] : []),
        ...(may('WEBHOOKS_GESTIONAR') ? [webhooks] : []),
      ]}
    />
  )
}
