import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '@portal/ui-kit'
import { ResourceForm } from './resource-form.tsx'
import { ConflictAlert } from './resource-screen/conflict-alert.tsx'
import { ConflictPart } from './resource-screen/conflict-part.tsx'
import type { Identified, Seen } from './resource-screen/family.ts'
import { isStale } from './resource-screen/stale.ts'

/** What a form shows in an edit conflict: the current state, or both values of each field by its label. */
export type Conflict = { readonly now: string } | { readonly mine: object; readonly theirs: object }

interface SeenFormProps<Row extends Seen, Result>
  extends Omit<ComponentProps<typeof ResourceForm<Result>>, 'send'> {
  /** The row as read when the form opened; undefined for a new one. */
  row: (Identified & Seen) | undefined
  /** Reads the current row. */
  show: (id: string) => PromiseLike<Row>
  /** Writes the values, checked against the version that was read. */
  send: (values: FormValues, seen: Seen) => Promise<Result>
  conflict: (theirs: Row, values: FormValues) => Conflict
}

/**
 * A form with optimistic locking. After a conflict it shows both versions; submitting again overwrites the other one.
 */
export function SeenForm<Row extends Seen, Result>({
  row,
  show,
  send,
  conflict,
  notice,
  ...form
}: SeenFormProps<Row, Result>) {
  // Keep the first version: a refresh in the background does not count as read.
  const [{ id, version }] = useState(row ?? nothingYet)
  const [clash, setClash] = useState<{ theirs: Row; values: FormValues }>()
  const write = async (values: FormValues): Promise<Result> => {
    try {
      return await send(values, { version: clash?.theirs.version ?? version })
    } catch (error) {
      if (isStale(error)) setClash({ theirs: await show(id), values })
      throw error
    }
  }
  return (
    <ResourceForm
      {...form}
      send={write}
      notice={(throwAway) => (
        <>
          {notice?.(throwAway)}
          {clash === undefined ? null : (
            <Suspense>
              <ConflictShown conflict={conflict(clash.theirs, clash.values)} onLeave={throwAway} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}

function ConflictShown({ conflict, onLeave }: { conflict: Conflict; onLeave: () => void }) {
  const { t } = useTranslation('resource')
  if ('now' in conflict)
    return (
      <ConflictAlert theirs={conflict.now} leave={t('conflict.leave')} onLeave={onLeave}>
        <p>{conflict.now}</p>
        <p>{t('conflict.actText')}</p>
      </ConflictAlert>
    )
  return <ConflictPart {...conflict} fields={[]} say={asWritten} onKeepTheirs={onLeave} />
}

const nothingYet = { id: '', version: 0 }

/** Both sides are keyed by label. */
const asWritten = (label: string): string => label
