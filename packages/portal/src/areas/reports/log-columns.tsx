import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEvent } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { propertiesOf } from '#patterns/history/shown-value.ts'
import { useActWords } from '#patterns/history/use-act-words.ts'
import { useWho } from '#patterns/history/use-who.ts'

/** A column of the log, with its text in an export. */
export type LogColumn = Column<LogEvent> & { readonly text: (row: LogEvent) => string }

const changedNames = ({ before, after }: LogEvent): string =>
  before === null || after === null ? '' : propertiesOf(before, after).join(', ')

/** Who did what, to what, when and from where. */
export function useLogColumns(): readonly LogColumn[] {
  const { t } = useTranslation('reports')
  const { dateTime } = useFormat()
  const words = useActWords()
  const who = useWho()
  return useMemo(() => {
    const shown = (column: Omit<LogColumn, 'cell'> & { readonly cell?: LogColumn['cell'] }): LogColumn => ({
      cell: column.text,
      ...column,
    })
    return [
      shown({ id: 'act', header: t('act'), rowHeader: true, text: ({ act }) => words(act) }),
      shown({
        id: 'subject',
        header: t('subject'),
        priority: 1,
        text: ({ subjectLabel, subject }) => subjectLabel ?? subject ?? '',
      }),
      shown({
        id: 'person',
        header: t('person'),
        priority: 1,
        text: who,
      }),
      shown({ id: 'at', header: t('at'), sortable: true, priority: 1, text: ({ at }) => dateTime(at) }),
      shown({
        id: 'changed',
        header: t('changed'),
        text: changedNames,
        cell: (event) => <span translate="no">{changedNames(event)}</span>,
      }),
      shown({
        id: 'channel',
        header: t('channel'),
        text: ({ channel }) => (channel === null ? '' : t(`channels.${channel}`)),
      }),
      shown({ id: 'ip', header: t('ip'), priority: 3, text: ({ ip }) => ip ?? '' }),
      shown({ id: 'code', header: t('code'), hidden: true, text: ({ act }) => act }),
      shown({
        id: 'seq',
        header: t('seq'),
        hidden: true,
        text: ({ seq }) => (seq === null ? '' : String(seq)),
      }),
    ]
  }, [t, dateTime, words, who])
}
