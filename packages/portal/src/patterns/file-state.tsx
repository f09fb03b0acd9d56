import { Progress, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

type State = 'queued' | 'running' | 'ready' | 'failed' | 'cancelled' | 'expired'

const tones = {
  queued: 'info',
  running: 'info',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<State, string>

/** A file created in the background, with its state. */
interface MadeFile {
  readonly state: State
  readonly done: number
  readonly total: number | null
  readonly rowsPerSecond: number | null
}

/** Whether it is still in progress, so that its list polls. */
export const isUnderWay = ({ state }: Pick<MadeFile, 'state'>) => state === 'queued' || state === 'running'

interface FileStateProps {
  file: MadeFile
  /** Its state in words, or the error. */
  label: string
  progress: (rows: { done: string; total: string }) => string
  rate: (speed: { rate: string }) => string
}

/** The state of a file: progress and speed, or its outcome. */
export function FileState({ file, label, progress, rate }: FileStateProps) {
  const format = useFormat()
  const { state, done, total, rowsPerSecond } = file
  if (state !== 'running' || total === null) return <Status tone={tones[state]}>{label}</Status>
  return (
    <Progress
      label={label}
      isLabelHidden
      value={done}
      max={total}
      valueLabel={progress({ done: format.whole(done), total: format.whole(total) })}
      rate={rowsPerSecond === null ? undefined : rate({ rate: format.whole(rowsPerSecond) })}
    />
  )
}
