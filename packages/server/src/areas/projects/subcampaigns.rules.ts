import { refuse } from '#contract/refuse.ts'

/** The end of a subcampaign must not be before its beginning. */
export function checkSubcampaign({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): void {
  if (endsOn !== null && endsOn < startsOn) refuse('invalid', 'endsOn')
}
