import { refuse } from '#contract/refuse.ts'

/** No subcampaign ends before it begins. */
export function checkSubcampaign({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): void {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}
