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

/** A file that is made behind: what the service knows of it. */
interface MadeFile {
  readonly state: State
  readonly done: number
  readonly total: number | null
  readonly rowsPerSecond: number | null
}

/** Whether it is still being made, so that its list looks again. */
export const isUnderWay = ({ state }: Pick<MadeFile, 'state'>) => state === 'queued' || state === 'running'

interface FileStateProps {
  file: MadeFile
  /** Its state in words, or why there is no file. */
  label: string
  progress: (rows: { done: string; total: string }) => string
  rate: (speed: { rate: string }) => string
}

/** Where a file stands: how many rows of how many and how fast, or how it ended. */
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
