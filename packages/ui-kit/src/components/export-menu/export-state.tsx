import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Progress } from '#components/progress/progress.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './export-menu.css.ts'

/** An export format: text for any program, an Excel workbook, or pages to print and to send. */
export type ExportFormat = 'csv' | 'xlsx' | 'pdf'

/** The current export, or why it failed. */
export type ExportRun =
  | {
      state: 'running'
      format: ExportFormat
      /** From 0 to 1; left out while unknown. */
      share?: number | undefined
      onCancel?: (() => void) | undefined
    }
  | { state: 'failed'; reason: string; onRetry: () => void; onDismiss: () => void }

/** Shown beside the button: the progress of the file, or its error. */
export function ExportState({ run }: { run: ExportRun | undefined }) {
  const words = useWords()
  if (run === undefined) return null
  if (run.state === 'running') {
    return (
      <div className={css.state}>
        <div className={css.progress}>
          <Progress
            label={words.exports.running(run.format.toUpperCase())}
            {...(run.share === undefined ? {} : { value: run.share * 100 })}
          />
        </div>
        {run.onCancel === undefined ? null : (
          <Button size="sm" tone="quiet" onPress={run.onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={css.state}>
      <span role="alert" className={css.failed}>
        <Icon id="failure" size="sm" />
        {run.reason}
      </span>
      <Button size="sm" onPress={run.onRetry}>
        {words.retry}
      </Button>
      <IconButton icon="x" size="sm" label={words.close} onPress={run.onDismiss} />
    </div>
  )
}
