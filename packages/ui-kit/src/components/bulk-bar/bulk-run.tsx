import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Progress } from '#components/progress/progress.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './bulk-bar.css.ts'

/** A bulk action: running, or finished. */
export type BulkRun =
  | {
      state: 'running'
      /** A label for it, such as “Deleting”. */
      label: string
      done: number
      total: number
      /** Stops after the current row; leave it out when it cannot be stopped. */
      onCancel?: (() => void) | undefined
    }
  | {
      state: 'finished'
      done: number
      failed: number
      /** Shows which rows failed and why. */
      onShowFailures?: (() => void) | undefined
      onDismiss: () => void
    }

/** The progress of a bulk action, and its result, which is announced. */
export function BulkProgress({ run }: { run: BulkRun }) {
  return run.state === 'running' ? <Running {...run} /> : <Finished {...run} />
}

function Running({ label, done, total, onCancel }: Extract<BulkRun, { state: 'running' }>) {
  const words = useWords()
  const { locale } = useLocale()
  return (
    <div className={css.line}>
      <div className={css.progress}>
        <Progress
          label={label}
          value={done}
          max={total}
          valueLabel={words.bulk.progress(formatNumber(done, locale), formatNumber(total, locale))}
        />
      </div>
      {onCancel === undefined ? null : (
        <Button size="sm" onPress={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

function Finished({ done, failed, onShowFailures, onDismiss }: Extract<BulkRun, { state: 'finished' }>) {
  const words = useWords()
  const { locale } = useLocale()
  return (
    <div className={css.line}>
      <span role="status" className={css.result}>
        <span className={css.done}>
          <Icon id="success" size="sm" />
          {words.bulk.done(formatNumber(done, locale))}
        </span>
        {failed === 0 ? null : (
          <span className={css.failed}>
            <Icon id="failure" size="sm" />
            {words.bulk.failed(formatNumber(failed, locale))}
          </span>
        )}
      </span>
      {failed === 0 || onShowFailures === undefined ? null : (
        <Button size="sm" onPress={onShowFailures}>
          {words.bulk.showFailures}
        </Button>
      )}
      <div className={css.end}>
        <IconButton icon="x" size="sm" label={words.close} onPress={onDismiss} />
      </div>
    </div>
  )
}
