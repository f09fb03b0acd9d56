import type { Segment, SegmentRun } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The polling interval during a computation. */
export const liveMs = 1000

export const isBusy = (state: Segment['state']): boolean => state === 'queued' || state === 'processing'

export const isUnderWay = ({ finishedAt }: Pick<SegmentRun, 'finishedAt'>): boolean => finishedAt === null

export const tones: Record<Segment['state'], Tone> = {
  new: 'neutral',
  queued: 'info',
  processing: 'info',
  computed: 'success',
  failed: 'danger',
}

export const runTones: Record<SegmentRun['state'], Tone> = {
  queued: 'info',
  processing: 'info',
  stopping: 'warning',
  completed: 'success',
  completed_with_errors: 'danger',
  stopped: 'warning',
}

type ResultState = SegmentRun['segments'][number]['state']

export const resultTones: Record<ResultState, Tone> = {
  queued: 'neutral',
  processing: 'info',
  computed: 'success',
  stopped: 'warning',
  failed: 'danger',
}
