import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { Alert, DataTable, Inline, Stack, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { cellFaultsOf, type CellFault } from './row-faults.ts'
import type { ImportOutcome } from './run-import.ts'
import { useFaultWords } from './use-fault-words.ts'
import type { OutcomeProps } from './outcome-props.ts'

const mostShown = 200

/** The (expected) result of each row, with all errors of refused ones. */
export function ImportOutcomeView({ plan, reading, state }: OutcomeProps) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { outcome, file, matches } = state
  const faultWords = useFaultWords(outcome.refused)
  const faults = cellFaultsOf(plan, file, matches, outcome.refused, { ...reading, faultWords })
  const isDone = state.at === 'result'
  return (
    <Stack space="lg">
      {isDone ? <Ending outcome={outcome} /> : null}
      <Inline space="xl">
        <Stat label={t(isDone ? 'doneCreated' : 'created')} value={format.whole(outcome.created)} />
        <Stat label={t(isDone ? 'doneUpdated' : 'updated')} value={format.whole(outcome.updated)} />
        <Stat label={t('unchanged')} value={format.whole(outcome.unchanged)} />
        <Stat label={t('refused')} value={format.whole(outcome.refused.length)} />
      </Inline>
      {!isDone && outcome.created + outcome.updated === 0 ? <Alert>{t('nothing')}</Alert> : null}
      {faults.length === 0 ? <p>{t('allGood')}</p> : <Faults faults={faults} />}
    </Stack>
  )
}

function Ending({ outcome: { left, failure } }: { outcome: ImportOutcome }) {
  const { t, i18n } = useTranslation('imports')
  const format = useFormat()
  if (left === 0) return <Alert tone="success">{t('done')}</Alert>
  return (
    <Alert tone={failure === undefined ? 'warning' : 'danger'}>
      {failure === undefined ? '' : `${messageOf(failure, i18n.language)} `}
      {t('stopped', { number: format.whole(left) })}
    </Alert>
  )
}

function Faults({ faults }: { faults: readonly CellFault[] }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const cut = faults.length > mostShown
  return (
    <Stack space="sm">
      <DataTable
        label={t('refusedRows')}
        rows={faults.slice(0, mostShown)}
        rowKey={({ id }) => id}
        hideColumnChooser
        columns={[
          {
            id: 'row',
            header: t('row'),
            rowHeader: true,
            align: 'end',
            priority: 1,
            cell: ({ number }) => format.whole(number),
          },
          { id: 'field', header: t('field'), priority: 1, cell: ({ field }) => field },
          { id: 'value', header: t('value'), wrap: true, cell: ({ value }) => value.slice(0, 200) },
          { id: 'reason', header: t('reason'), priority: 1, wrap: true, cell: ({ reason }) => reason },
        ]}
      />
      {cut ? <p>{t('firstOnes', { number: format.whole(mostShown) })}</p> : null}
    </Stack>
  )
}
