import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show a development over time with up to four lines; hide others behind the legend.',
    'Show the expected range as a band, and outliers as anomalies with their reason.',
  ],
  dont: [
    'Draw lines between things that do not follow each other: use Bars.',
    'Bridge gaps: missing data is information.',
  ],
}
