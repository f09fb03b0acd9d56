import type { Advice } from './advice.ts'

export const charts = {
  TimeSeries: {
    do: [
      'Show what goes on over time, up to four lines; hide the rest behind their names.',
      'Mark what is expected by the band, what is odd by an anomaly with its reason.',
    ],
    dont: [
      'Draw lines between things that do not follow each other: use Bars.',
      'Leave gaps out: no data is news.',
    ],
  },
  Bars: {
    do: ['Compare amounts; begin at zero; sort by amount unless the order means something.'],
    dont: [
      'Stack when the parts are to be compared with each other: group them.',
      'Show more than about thirty.',
    ],
  },
  Scatter: {
    do: ['Show how two amounts go together, and groups among thousands.', 'Give groups names, not numbers.'],
    dont: ['Use it for a dozen things: a DataTable says more.'],
  },
  HeatMap: {
    do: ['Show when something happens: hours by days.', 'Keep one scale for pictures that are compared.'],
    dont: ['Let people read exact amounts off the colour: they can go there by key or open the table.'],
  },
  Lanes: {
    do: [
      'Show what two or three sources say of the same hours; hatch where they differ.',
      'Say in words below what is hatched.',
    ],
    dont: [
      'Draw more than about five lanes: for days of a team there is TeamPlanner.',
      'Use it where only sums matter: use Bars.',
    ],
  },
  StateGraph: {
    do: [
      'Show how something goes on, from its first state to its last.',
      'Say the kind of each state in a word, and mark what is wrong with it.',
    ],
    dont: [
      'Draw more than about thirty states: split the way.',
      'Use it for who leads whom: that is OrgChart.',
    ],
  },
  Sparkline: {
    do: ['Put it beside the figure whose way it shows.'],
    dont: ['Let it stand alone, without a number: it has no scale.', 'Use it for fewer than three values.'],
  },
} satisfies Record<string, Advice>
