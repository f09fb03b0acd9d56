import { refuse } from '#contract/refuse.ts'

type Promised = { firstResponseMinutes: number | null; resolutionMinutes: number | null }

/** The resolution term must not be shorter than the response term. */
export function checkPriority({ firstResponseMinutes, resolutionMinutes }: Promised): void {
  if (firstResponseMinutes === null || resolutionMinutes === null) return
  if (resolutionMinutes < firstResponseMinutes)
    refuse('greater_than', 'resolutionMinutes', { count: firstResponseMinutes })
}
