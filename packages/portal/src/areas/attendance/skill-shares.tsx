import type { SkillHours } from '@portal/sdk'
import { Bars } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { skillName } from './skill-columns.ts'

/** How the displayed time is divided among skills. */
export function SkillShares({ rows }: { rows: readonly SkillHours[] }) {
  const say = useGroupWords('hours:skills')
  return (
    <Bars
      label={say('shares')}
      isLabelHidden
      height="12rem"
      axis={say('skill')}
      rows={rows}
      category={(row) => skillName(row, say)}
      series={[{ id: 'seconds', label: say('seconds'), value: ({ seconds }) => seconds / 60 }]}
      format={hoursFace}
      axisFormat={hoursFace}
    />
  )
}
