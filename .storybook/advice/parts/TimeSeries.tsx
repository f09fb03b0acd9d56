import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Show what goes on over time, up to four lines; hide the rest behind their names.',
    'Mark what is expected by the band, what is odd by an anomaly with its reason.',
  ],
  dont: [
    'Draw lines between things that do not follow each other: use Bars.',
    'Leave gaps out: no data is news.',
  ],
}
