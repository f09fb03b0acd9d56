import type { Phrases } from '../phrases.ts'

/** Ending assignments of patterns. */
export const assigned: Phrases['assigned'] = {
  end: 'End {{name}}',
  title: 'End “{{pattern}}” of {{person}}?',
  text: 'Past days do not change. From today on the plan is what dated shifts there are, and nothing else until another pattern is assigned.',
  send: 'End the assignment',
  done: 'Assignment ended',
}
