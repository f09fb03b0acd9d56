import { useTranslation } from 'react-i18next'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { useCan } from '#patterns/use-can.ts'
import { CaseFileDesk } from './case-file-desk.tsx'
import { TicketMacros } from './ticket-macros.tsx'

/** An agent's desk and macros (EXP-1, TIC-10). */
export function CaseFilesScreen() {
  const { t } = useTranslation(['caseFiles', 'ticketMacros', 'menu', 'general'])
  const can = useCan()
  const macros = { id: 'macros', label: t('tabs.macros'), content: <TicketMacros /> }
  return (
    <TabbedScreen
      title={t('menu:screens.caseFiles')}
      tabs={[
        { id: 'desk', label: t('tabs.mine'), content: <CaseFileDesk /> },
        ...(can('TICKETS_EDITAR') || can('TICKETS_GESTIONAR') ? [macros] : []),
      ]}
    />
  )
}
