import type { Sink } from './shell.ts'

/** Text styles of a terminal; no-ops where there is no terminal. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
  readonly red: (text: string) => string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether to use colours: the sink is a terminal that supports them, and nobody opted out (https://no-color.org). */
export function hasColour({ isTTY }: Sink, env: Environment, isWanted: boolean): boolean {
  return isWanted && isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
}

/** The painter. */
export function painter(isOn: boolean): Paint {
  const by = (from: number, to: number) => (text: string) =>
    isOn ? `\u001b[${from}m${text}\u001b[${to}m` : text
  return { bold: by(1, 22), dim: by(2, 22), green: by(32, 39), yellow: by(33, 39), red: by(31, 39) }
}
