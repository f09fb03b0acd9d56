import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { toast, type BulkRun } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { wantsIdentity, withIdentity } from '#patterns/confirm-identity/identity.ts'
import { runBulk, type BulkOutcome, type BulkWork } from './run-bulk.ts'

interface BulkJob<Row> extends Pick<BulkWork<Row>, 'rows' | 'name'> {
  /** A label for it, such as “Deleting”. */
  readonly label: string
}

/** One request per row. */
interface OneByOne<Row> extends BulkJob<Row> {
  readonly act: (row: Row) => Promise<unknown>
}

/** Batches, where the service supports them. */
interface ManyAtOnce<Row> extends BulkJob<Row> {
  readonly atOnce: number
  readonly actOnMany: BulkWork<Row>['act']
}

type State =
  | { readonly kind: 'running'; readonly label: string; readonly done: number; readonly total: number }
  | ({ readonly kind: 'finished' } & BulkOutcome)

/**
 * Runs a bulk action in the background: with progress, cancellation and a list of failures. It continues when its
 * screen is left, and ends with a notice.
 */
export function useBulkRun<Row>() {
  const { i18n } = useTranslation('general')
  const explain = (error: unknown) => messageOf(error, i18n.language)
  const [state, setState] = useState<State>()
  const [areFailuresShown, setFailuresShown] = useState(false)
  const stop = useRef<AbortController>(undefined)
  const notifyIfLeft = useLeftNotice()

  /** Returns the number of failures. */
  const start = async (job: OneByOne<Row> | ManyAtOnce<Row>): Promise<number> => {
    const { label } = job
    const { signal } = (stop.current = new AbortController())
    setState({ kind: 'running', label, done: 0, total: 0 })
    const outcome = await runBulk(workOf(job), {
      signal,
      explain,
      isFinal: wantsIdentity,
      onProgress: (done, total) => setState({ kind: 'running', label, done, total }),
    }).catch((error: unknown) => ({
      done: 0,
      failures: [{ name: label, reason: explain(error), cause: error }],
    }))
    setState({ kind: 'finished', ...outcome })
    notifyIfLeft(outcome)
    return outcome.failures.length
  }

  const close = () => setState(undefined)
  return {
    start,
    run: runOf(state, { onCancel: () => stop.current?.abort(), onDismiss: close, onShow: setFailuresShown }),
    failures: areFailuresShown && state?.kind === 'finished' ? state.failures : undefined,
    hideFailures: () => setFailuresShown(false),
  }
}

function workOf<Row>(job: OneByOne<Row> | ManyAtOnce<Row>): BulkWork<Row> {
  if ('actOnMany' in job) {
    return { ...job, act: (rows) => withIdentity(() => job.actOnMany(rows)) }
  }
  const act: BulkWork<Row>['act'] = async (rows) => {
    for (const row of rows) await withIdentity(() => job.act(row))
    return []
  }
  return { rows: job.rows, name: job.name, atOnce: 1, act }
}

/** Reports the end of a bulk action to a person who is on another screen by then. */
function useLeftNotice(): (outcome: BulkOutcome) => void {
  const { t } = useTranslation('general')
  const format = useFormat()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return ({ done, failures }) => {
    if (isHere.current) return
    const numbers = { done: format.whole(done), failed: format.whole(failures.length) }
    toast({ tone: failures.length === 0 ? 'success' : 'warning', title: t('bulk.ended', numbers) })
  }
}

interface RunActs {
  readonly onCancel: () => void
  readonly onDismiss: () => void
  readonly onShow: (areShown: true) => void
}

function runOf(state: State | undefined, { onCancel, onDismiss, onShow }: RunActs): BulkRun | undefined {
  if (state === undefined) return undefined
  if (state.kind === 'running') {
    const { label, done, total } = state
    return { state: 'running', label, done, total, onCancel }
  }
  const failed = state.failures.length
  return {
    state: 'finished',
    done: state.done,
    failed,
    onDismiss,
    ...(failed === 0 ? {} : { onShowFailures: () => onShow(true) }),
  }
}
