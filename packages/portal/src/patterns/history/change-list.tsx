import { useTranslation } from 'react-i18next'
import type { Named, Page, RowChange } from '@portal/sdk'
import { Card, EmptyState, Link, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { type Args, LaterPages } from '#patterns/later-pages.tsx'
import { useCan } from '#patterns/use-can.ts'
import { ChangeTable } from './change-table.tsx'
import { useActWords } from './use-act-words.ts'
import { useWho } from './use-who.ts'

interface ChangeListProps<Asked extends Args> {
  ask: Named<'get'> & ((...args: Asked) => Promise<Page<RowChange>>)
  argsAfter: (after?: string) => Asked
  /** The record, for the link to the log. */
  id: string
}

/** Changes with their authors and values, page by page; who may see the log can go on there. */
export function ChangeList<Asked extends Args>({ id, ...pages }: ChangeListProps<Asked>) {
  const { t } = useTranslation('reports')
  const can = useCan()
  return (
    <Stack space="md">
      <LaterPages key={id} {...pages} more={t('historyMore')} none={<EmptyState title={t('historyNone')} />}>
        {(changes) => changes.map((change) => <Change key={change.id} change={change} />)}
      </LaterPages>
      {can('MENU_LOGS') ? (
        <Link href={`/logs?subject=${encodeURIComponent(id)}`}>{t('historyAll')}</Link>
      ) : null}
    </Stack>
  )
}

function Change({ change: { act, at, before, after, ...made } }: { change: RowChange }) {
  const { dateTime } = useFormat()
  const title = useActWords()(act)
  const who = useWho()(made)
  return (
    <Card title={title}>
      <Stack space="sm">
        <p>
          {dateTime(at)} · {who}
        </p>
        <ChangeTable
          label={`${title}, ${dateTime(at)}`}
          act={act}
          before={forPeople(before)}
          after={forPeople(after)}
        />
      </Stack>
    </Card>
  )
}

/** Values without the id and the version, which are for programs; the log shows them. */
function forPeople(values: RowChange['before']): RowChange['before'] {
  if (values === null) return null
  const { id, version, ...others } = values
  void [id, version]
  return others
}
