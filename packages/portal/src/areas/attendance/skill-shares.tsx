import type { SkillHours } from '@portal/sdk'
import { Bars } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { skillName } from './skill-columns.ts'

/** How the displayed time is divided among skills. */
export function SkillShares({ rows }: { rows: readonly SkillHours[] }) {
  const translate = useGroupWords('hours:skills')
  return (
    <Bars
      label={translate('shares')}
      isLabelHidden
      height="12rem"
      axis={translate('skill')}
      rows={rows}
      category={(row) => skillName(row, translate)}
      series={[{ id: 'seconds', label: translate('seconds'), value: ({ seconds }) => seconds / 60 }]}
      format={hoursFace}
      axisFormat={hoursFace}
    />
  )
}
