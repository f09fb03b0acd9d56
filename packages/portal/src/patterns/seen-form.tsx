import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '@portal/ui-kit'
import { ResourceForm } from './resource-form.tsx'
import { ConflictAlert } from './resource-screen/conflict-alert.tsx'
import { ConflictPart } from './resource-screen/conflict-part.tsx'
import type { Identified, Seen } from './resource-screen/family.ts'
import { isStale } from './resource-screen/stale.ts'

/** What a form shows of a row that somebody else has changed: what stands now, or by label both values of what is written. */
export type Conflict = { readonly now: string } | { readonly mine: object; readonly theirs: object }

interface SeenFormProps<Row extends Seen, Result>
  extends Omit<ComponentProps<typeof ResourceForm<Result>>, 'send'> {
  /** What the form is about, as it stood when it was opened; undefined where a new one is made. */
  row: (Identified & Seen) | undefined
  /** Asks for it as it stands. */
  show: (id: string) => PromiseLike<Row>
  /** Writes what the form says over the version that was seen. */
  send: (values: FormValues, seen: Seen) => Promise<Result>
  conflict: (theirs: Row, values: FormValues) => Conflict
}

/**
 * A form about a row that others may change meanwhile. When somebody else's change came first, it shows theirs beside one's
 * own; who sends again writes over it.
 */
export function SeenForm<Row extends Seen, Result>({
  row,
  show,
  send,
  conflict,
  notice,
  ...form
}: SeenFormProps<Row, Result>) {
  // What somebody else changes while this is written is not what was seen.
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

/** Both sides are by their labels already. */
const asWritten = (label: string): string => label
