import type { CSSProperties } from 'react'
import { contrast } from '#tokens/contrast.ts'
import type { Pair } from '#tokens/pairs.ts'
import { vars } from '#themes/contract.css.ts'

const cell: CSSProperties = {
  padding: '4px 10px',
  border: `1px solid ${vars.color.border.main}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 400,
}

function Measured({ pair }: { pair: Pair | undefined }) {
  if (pair === undefined) return <td style={cell}>–</td>
  const ratio = contrast(pair.foreground, pair.background)
  return (
    <td
      style={{ ...cell, color: pair.foreground, background: pair.background }}
      data-holds={ratio >= pair.least}
    >
      {pair.least === 3 ? '● ' : 'Aa '}
      {ratio.toFixed(1)}
    </td>
  )
}

/** Foregrounds in rows, backgrounds in columns, and their contrast in the cells. Tokens are given as pairs. */
export function ContrastMatrix({ label, pairs }: { label: string; pairs: readonly Pair[] }) {
  const byName = new Map(pairs.map((pair) => [pair.name, pair]))
  const names = pairs.map(({ name }) => name.split(' on '))
  const foregrounds = [...new Set(names.map(([foreground = '']) => foreground))]
  const backgrounds = [...new Set(names.map(([, background = '']) => background))]
  return (
    <div style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <table style={{ fontSize: vars.font.size.sm }}>
        <caption style={{ textAlign: 'start', paddingBlockEnd: 8 }}>{label}</caption>
        <thead>
          <tr>
            <th style={cell} scope="col">
              on
            </th>
            {backgrounds.map((background) => (
              <th key={background} style={cell} scope="col">
                {background}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {foregrounds.map((foreground) => (
            <tr key={foreground}>
              <th style={cell} scope="row">
                {foreground}
              </th>
              {backgrounds.map((background) => (
                <Measured key={background} pair={byName.get(`${foreground} on ${background}`)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
