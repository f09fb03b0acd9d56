import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: ['Use it to assign many of many: people to a campaign.', 'Describe options of the same name.'],
  dont: ['Put two of them beside each other.', 'Use it for fewer than twenty: a MultiSelect is quicker.'],
}
