import type { segmentRuns as es } from '../es/segmentRuns.ts'

export const segmentRuns = {
  names: {
    screen: 'Process filters',
    log: 'Segment runs',
  },
  list: {
    text: 'Computes several segments at once and tells what became of each.',
    create: 'Process segments',
    none: 'Nothing was processed yet',
    noneText: 'Choose segments and process them.',
    segments: 'Segments',
    segmentsHelp:
      'They are computed in the order of their sets. A snapshot that was computed cannot be computed again.',
    state: 'State',
    members: 'Members',
    createdAt: 'Asked for',
    createdBy: 'By whom',
    finishedAt: 'Ended',
  },
  states: {
    queued: 'Waiting',
    processing: 'Processing',
    stopping: 'Stopping',
    completed: 'Completed',
    completed_with_errors: 'Completed with failures',
    stopped: 'Stopped',
  },
  results: {
    queued: 'Waiting',
    processing: 'Computing',
    computed: 'Computed',
    stopped: 'Unchanged',
    failed: 'Failed',
  },
  detail: {
    title: 'Segments processed',
    back: 'All runs',
    started: 'The processing has begun',
    segment: 'Segment',
    total: 'Records',
    unmatched: 'Not found by the filter',
    blacklisted: 'On blacklists',
    earlier: 'Of earlier segments',
    members: 'Members',
    failed: '{{segment}}: {{reason}}',
  },
} satisfies typeof es
