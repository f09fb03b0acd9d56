/** An agent of the stories. */
export interface Agent {
  name: string
  seconds: number
  calls: number
  cluster: string
}

// A linear congruential generator (Numerical Recipes): the same numbers in every run and on every machine.
const step = (state: number): number => (Math.imul(state, 1664525) + 1013904223) >>> 0

const centres = [
  { id: 'quick', seconds: 180, calls: 118, spread: 40 },
  { id: 'thorough', seconds: 420, calls: 52, spread: 70 },
  { id: 'learning', seconds: 560, calls: 24, spread: 55 },
  { id: 'back-office', seconds: 300, calls: 14, spread: 60 },
]

/** This many agents in four clusters; deterministic. */
export function agents(count: number): Agent[] {
  let state = 20261103
  // The sum of four uniform numbers is roughly normally distributed around zero.
  const bell = () => {
    let sum = -2
    for (let draw = 0; draw < 4; draw += 1) {
      state = step(state)
      sum += state / 2 ** 32
    }
    return sum
  }
  return Array.from({ length: count }, (_, at) => {
    const centre = centres[at % centres.length]
    const { id, seconds, calls, spread } = centre ?? { id: '', seconds: 0, calls: 0, spread: 0 }
    return {
      name: `Agent ${at + 1}`,
      seconds: Math.round(seconds + bell() * spread * 2),
      calls: Math.max(0, Math.round(calls + bell() * spread * 0.5)),
      cluster: id,
    }
  })
}

/** The names of the four clusters. */
export const clusters = [
  { id: 'quick', label: 'Quick' },
  { id: 'thorough', label: 'Thorough' },
  { id: 'learning', label: 'Learning' },
  { id: 'back-office', label: 'Back office' },
]
