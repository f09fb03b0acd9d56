import { useTranslation } from 'react-i18next'
import type { PayslipPage } from '@portal/sdk'
import { Badge, type Column, Inline, Status } from '@portal/ui-kit'
import { pageTones } from './payslip-words.ts'

/** The position of a page in its file, and its person, or why it has none. */
export function usePageColumns(): readonly Column<PayslipPage>[] {
  const { t } = useTranslation('payroll')
  return [
    {
      ...{ id: 'number', header: t('review.number'), rowHeader: true, priority: 1 },
      cell: ({ number }) => number,
    },
    {
      ...{ id: 'person', header: t('review.person'), priority: 1 },
      cell: ({ person, replaces }) =>
        person === null ? (
          '—'
        ) : (
          <Inline space="xs">
            {person.displayName}
            {replaces ? <Badge tone="warning">{t('review.replaces')}</Badge> : null}
          </Inline>
        ),
    },
    {
      ...{ id: 'state', header: t('review.state'), priority: 1 },
      cell: ({ state, reason }) => (
        <Status tone={pageTones[state]}>
          {reason === null || state === 'assigned' || state === 'left_out'
            ? t(`pageStates.${state}`)
            : t(`reasons.${reason}`)}
        </Status>
      ),
    },
    { ...{ id: 'taxId', header: t('review.taxId'), priority: 2 }, cell: ({ taxId }) => taxId ?? '—' },
    {
      ...{ id: 'file', header: t('review.file'), priority: 3 },
      cell: ({ file, filePage }) => (file === null ? '—' : `${file} · ${filePage}`),
    },
  ]
}
