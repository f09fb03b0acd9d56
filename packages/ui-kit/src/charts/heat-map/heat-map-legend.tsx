import * as css from './heat-map.css.ts'
import { stepNumbers, type Steps } from './steps.ts'

interface HeatMapLegendProps {
  steps: Steps
  short: (value: number) => string
}

/** The range of values of each colour step. */
export function HeatMapLegend({ steps: { ranges }, short }: HeatMapLegendProps) {
  return (
    <ul className={css.legend}>
      {stepNumbers.map((step) => {
        const [from = 0, to = 0] = ranges[step] ?? []
        return (
          <li key={step} className={css.entry}>
            <svg className={css.swatch} viewBox="0 0 20 14" aria-hidden>
              <rect className={css.steps[step]} x={0.5} y={0.5} width={19} height={13} rx={2} />
            </svg>
            {short(from)} – {short(to)}
          </li>
        )
      })}
    </ul>
  )
}
