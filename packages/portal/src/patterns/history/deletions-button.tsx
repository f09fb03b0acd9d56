import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeletedRow, Named, Page } from '@portal/sdk'
import { Button, Disclosure, Drawer, EmptyState } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { defined } from '#patterns/defined.ts'
import { LaterPages } from '#patterns/later-pages.tsx'
import { type AskChanges, RowChanges } from './row-changes.tsx'
import { useWho } from './use-who.ts'

/** The operation of a family that lists its deleted rows. */
export type AskDeletions = Named<'get'> & ((query?: { after?: string }) => Promise<Page<DeletedRow>>)

export interface DeletionsButtonProps {
  /** The list of the rows. */
  title: string
  deletions: AskDeletions
  changes: AskChanges
}

/** Opens the rows that were deleted for good: who deleted which when, and the history of each. */
export function DeletionsButton({ title, ...asks }: DeletionsButtonProps) {
  const { t } = useTranslation('reports')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="history" onPress={() => setOpen(true)}>
        {t('deletions')}
      </Button>
      {isOpen ? (
        <Drawer title={t('deletionsOf', { name: title })} isOpen onOpenChange={setOpen}>
          <Deletions {...asks} />
        </Drawer>
      ) : null}
    </>
  )
}

function Deletions({ deletions, changes }: Omit<DeletionsButtonProps, 'title'>) {
  const { t } = useTranslation('reports')
  return (
    <LaterPages
      ask={deletions}
      argsAfter={(after) => [defined({ after })]}
      more={t('historyMore')}
      none={<EmptyState title={t('deletionsNone')} />}
    >
      {(rows) => rows.map((row) => <Deletion key={row.id} row={row} changes={changes} />)}
    </LaterPages>
  )
}

function Deletion({ row: { id, name, at, ...made }, changes }: { row: DeletedRow; changes: AskChanges }) {
  const { dateTime } = useFormat()
  const who = useWho()(made)
  return (
    <Disclosure title={name ?? id} meta={`${dateTime(at)} · ${who}`}>
      {() => <RowChanges id={id} changes={changes} />}
    </Disclosure>
  )
}
