import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { campaigns } from './company.ts'
import { demoId } from './random.ts'

/** The subcampaigns of the company, each with its skill; where there are fewer skills, with the last. */
export async function seedSubcampaigns(db: Db, now: Date): Promise<void> {
  const named = campaigns.flatMap((campaign) =>
    campaign.subcampaigns.map((name, at) => ({
      campaign,
      name,
      skill: campaign.skills[at] ?? campaign.skills.at(-1),
    })),
  )
  const rows = named.map(({ campaign, name, skill }, index) => {
    const code = `SUB-${String(index + 1).padStart(4, '0')}`
    return {
      ...{ code, name, campaignId: demoId('campaign', campaign.name), startsOn: '2026-01-01', endsOn: null },
      ...{
        skillIds: skill === undefined ? [] : [demoId('skill', skill.code)],
        id: demoId('subcampaign', code),
      },
      ...{ position: index + 1, createdAt: now, updatedAt: now },
    }
  })
  await insert(db, { table: 'subcampaigns' }, rows)
}
