import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { drawn, entry, swatch } from '#private/dates/day-kind.css.ts'
import { stageIcons } from './stage-icons.ts'
import { stages } from './team-planner.css.ts'
import type { PlannerStatus } from './team-row.tsx'

/** Explains the outlines and icons of bars. */
export function StatusLegend({ statuses }: { statuses: readonly PlannerStatus[] }) {
  return statuses.map(({ id, label, stage }) => (
    <li key={id} className={entry}>
      <span className={classNames(swatch, drawn, stages[stage])} aria-hidden>
        <Icon id={stageIcons[stage]} size="sm" />
      </span>
      <span>{label}</span>
    </li>
  ))
}
