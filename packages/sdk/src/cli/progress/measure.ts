import type { Load, LoadState } from '@portal/sdk'

/** How far something is: what every way of showing progress is given. */
export interface Measure {
  /** What is going on; lines of one phase replace one another on a terminal. */
  readonly phase: 'uploading' | 'importing' | 'loading' | 'computing' | 'downloading'
  /** The state of a load, more exactly than its phase. */
  readonly state?: LoadState
  readonly loadId?: string
  readonly done: number
  /** Unknown when absent. */
  readonly total?: number
  readonly unit: 'bytes' | 'rows'
  readonly perSecond?: number
  readonly secondsLeft?: number
}

/** Who takes measures and shows them. */
export interface Progress {
  tell(measure: Measure): void
  /** No more updates: the last line stays on the screen. */
  end(): void
}

/** How far a load is, as the server counts: into the records, or back out of them. */
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
  const { total, removed, restored, keptWorked, keptLater, gone, rowsPerSecond, secondsLeft } = undo
  return {
    phase: 'loading',
    state,
    loadId: id,
    done: removed + restored + keptWorked + keptLater + gone,
    total,
    unit: 'rows',
    ...(rowsPerSecond === null ? {} : { perSecond: rowsPerSecond }),
    ...(secondsLeft === null ? {} : { secondsLeft }),
  }
}

/** Measures bytes on their way, from the first call on. */
export function byteMeter(
  phase: 'uploading' | 'downloading',
  now: () => number = () => performance.now(),
): (done: number, total?: number) => Measure {
  const startedAt = now()
  return (done, total) => {
    const seconds = (now() - startedAt) / 1000
    // A rate over less than a quarter of a second says more about buffers than about the line.
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

/** From 0 to 100; undefined when nobody knows how much there is. */
export function percentOf({ done, total }: Measure): number | undefined {
  return total === undefined || total <= 0 ? undefined : Math.min(100, (done / total) * 100)
}
