import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormValues } from '@portal/ui-kit'
import { ResourceForm } from './resource-form.tsx'
import { ConflictAlert } from './resource-screen/conflict-alert.tsx'
import { ConflictPart } from './resource-screen/conflict-part.tsx'
import type { Identified, Seen } from './resource-screen/family.ts'
import { isStale, isStaleRow } from './resource-screen/stale.ts'
import { type CurrentState, currentStateAfter, currentState } from './current-state/current-state.ts'

/** Both values of each field, by its label. */
interface Both {
  readonly mine: object
  readonly theirs: object
}

/** An edit: reads the current row, and compares it with the values. */
interface Edit<Row extends Seen> {
  readonly show: (id: string) => PromiseLike<Row>
  readonly conflict: (theirs: Row, values: FormValues) => Both
}

type SeenFormProps<Row extends Seen, Result> = Omit<ComponentProps<typeof ResourceForm<Result>>, 'send'> & {
  /** The row as read when the form opened; undefined for a new one. */
  row: (Identified & Seen) | undefined
  /** The family of the row, if the operation is of another. */
  of?: string
  /** Writes the values, checked against the version that was read. */
  send: (values: FormValues, seen: Seen) => Promise<Result>
} & (Edit<Row> | Readonly<Partial<Record<keyof Edit<Row>, undefined>>>)

/** What a conflict shows, and the version that the next attempt overwrites. */
type Clash = Seen & (Both | { readonly now: string })

/**
 * A form about a row that others may change, with optimistic locking. After a conflict an edit shows both values, and a
 * decision the current state that its family tells; submitting again overwrites it.
 */
export function SeenForm<Row extends Seen, Result>({
  row,
  of,
  send,
  show,
  conflict,
  notice,
  ...form
}: SeenFormProps<Row, Result>) {
  // Keep the first version: a refresh in the background does not count as read.
  const [{ id, version }] = useState(row ?? nothingYet)
  const [clash, setClash] = useState<Clash>()
  const clashOf = async (error: unknown, values: FormValues): Promise<Clash | undefined> => {
    if (show === undefined)
      return decisionOf(of === undefined ? await currentStateAfter(error) : await currentState(of, id))
    const theirs = await show(id)
    return { ...conflict(theirs, values), version: theirs.version }
  }
  const write = async (values: FormValues): Promise<Result> => {
    try {
      return await send(values, { version: clash?.version ?? version })
    } catch (error) {
      if (isStale(error) || isStaleRow(error)) setClash(await clashOf(error, values))
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
              <ConflictShown clash={clash} onLeave={throwAway} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}

function ConflictShown({ clash, onLeave }: { clash: Clash; onLeave: () => void }) {
  const { t } = useTranslation('resource')
  if ('now' in clash)
    return (
      <ConflictAlert theirs={clash} leave={t('conflict.leave')} onLeave={onLeave}>
        <p>{clash.now}</p>
        <p>{t('conflict.actText')}</p>
      </ConflictAlert>
    )
  const { mine, theirs } = clash
  return <ConflictPart {...{ mine, theirs }} fields={[]} translate={asWritten} onKeepTheirs={onLeave} />
}

function decisionOf(now: CurrentState | undefined): Clash | undefined {
  return now?.version === undefined ? undefined : { now: now.text, version: now.version }
}

const nothingYet = { id: '', version: 0 }

/** Both sides are keyed by label. */
const asWritten = (label: string): string => label
