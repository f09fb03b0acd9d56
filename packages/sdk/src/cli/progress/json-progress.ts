import { type Measure, percentOf, type Progress } from './measure.ts'

/** Emits a JSON document for each new phase, state or whole percent. */
export function jsonProgress(event: (value: object) => void): Progress {
  let lastStep = ''
  return {
    report(measure) {
      const percent = percentOf(measure)
      const step = `${measure.phase} ${measure.state ?? ''} ${percent === undefined ? '' : Math.floor(percent)}`
      if (step === lastStep) return
      lastStep = step
      event(progressEvent(measure, percent))
    },
    end: () => undefined,
  }
}

function progressEvent(measure: Measure, percent: number | undefined): object {
  return {
    type: 'progress',
    ...measure,
    ...(percent === undefined ? {} : { percent: Math.round(percent * 10) / 10 }),
  }
}
