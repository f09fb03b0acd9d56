import { loadPhrases } from '#phrases/i18n.ts'

/** The screen of segments with the words that only it needs. */
export async function loadSegments() {
  const [file] = await Promise.all([import('./segments-screen.tsx'), loadPhrases('segments')])
  return file.SegmentsScreen
}

/** The screen of runs, whose segments are said in the words of both. */
export async function loadSegmentRuns() {
  const words = [loadPhrases('segments'), loadPhrases('segmentRuns')]
  const [file] = await Promise.all([import('./segment-runs-screen.tsx'), ...words])
  return file.SegmentRunsScreen
}
