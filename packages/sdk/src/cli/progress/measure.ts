import type { Load, LoadState } from '@portal/sdk'

/** A progress measurement: the input of every progress display. */
export interface Measure {
  /** The phase; on a terminal, lines of one phase replace one another. */
  readonly phase: 'uploading' | 'importing' | 'loading' | 'computing' | 'downloading'
  /** The state of a load, more precise than its phase. */
  readonly state?: LoadState
  readonly loadId?: string
  readonly done: number
  /** Unknown when absent. */
  readonly total?: number
  readonly unit: 'bytes' | 'rows'
  readonly perSecond?: number
  readonly secondsLeft?: number
}

/** A progress display. */
export interface Progress {
  report(measure: Measure): void
  /** Ends the updates; the last line stays on the screen. */
  end(): void
}

/** The progress of a load or of its undo, as counted by the server. */
export function measureOf(load: Load): Measure {
  if (load.undo !== null) return measureOfUndo(load, load.undo)
  const { id, state, total, processed, rowsPerSecond, secondsLeft } = load
  return {
    phase: 'loading',
    state,
    loadId: id,
    done: processed,
    total,
    unit: 'rows',
    ...(rowsPerSecond === null ? {} : { perSecond: rowsPerSecond }),
    ...(secondsLeft === null ? {} : { secondsLeft }),
  }
}

function measureOfUndo({ id, state }: Load, undo: NonNullable<Load['undo']>): Measure {
  const { total, removed, restored, keptWorked, keptLater, missing, rowsPerSecond, secondsLeft } = undo
  return {
    phase: 'loading',
    state,
    loadId: id,
    done: removed + restored + keptWorked + keptLater + missing,
    total,
    unit: 'rows',
    ...(rowsPerSecond === null ? {} : { perSecond: rowsPerSecond }),
    ...(secondsLeft === null ? {} : { secondsLeft }),
  }
}

/** Measures transferred bytes, starting at the first call. */
export function byteMeter(
  phase: 'uploading' | 'downloading',
  now: () => number = () => performance.now(),
): (done: number, total?: number) => Measure {
  const startedAt = now()
  return (done, total) => {
    const seconds = (now() - startedAt) / 1000
    // Below a quarter of a second the rate measures buffers, not the line.
    const perSecond = seconds >= 0.25 && done > 0 ? done / seconds : undefined
    const isTimed = perSecond !== undefined && total !== undefined
    return {
      phase,
      done,
      unit: 'bytes',
      ...(total === undefined ? {} : { total }),
      ...(perSecond === undefined ? {} : { perSecond }),
      ...(isTimed ? { secondsLeft: Math.max(0, total - done) / perSecond } : {}),
    }
  }
}

/** From 0 to 100; undefined when the total is unknown. */
export function percentOf({ done, total }: Measure): number | undefined {
  return total === undefined || total <= 0 ? undefined : Math.min(100, (done / total) * 100)
}
