import { loadPhrases } from '#phrases/i18n.ts'

/** Loads the screen of segments with its own texts. */
export async function loadSegments() {
  const [file] = await Promise.all([import('./segments-screen.tsx'), loadPhrases('segments')])
  return file.SegmentsScreen
}

/** Loads the screen of runs, which uses the texts of both. */
export async function loadSegmentRuns() {
  const words = [loadPhrases('segments'), loadPhrases('segmentRuns')]
  const [file] = await Promise.all([import('./segment-runs-screen.tsx'), ...words])
  return file.SegmentRunsScreen
}
