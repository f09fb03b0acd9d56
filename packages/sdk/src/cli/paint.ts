import type { Sink } from './shell.ts'

/** Colours and weights for a terminal; nothing where there is none. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  green(text: string): string
  yellow(text: string): string
  red(text: string): string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether this sink gets colours: a terminal that can, and nobody said no (https://no-color.org). */
export function hasColour({ isTTY }: Sink, env: Environment, isWanted: boolean): boolean {
  return isWanted && isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb'
}

/** The painter. */
export function painter(isOn: boolean): Paint {
  const by = (from: number, to: number) => (text: string) =>
    isOn ? `\u001b[${from}m${text}\u001b[${to}m` : text
  return { bold: by(1, 22), dim: by(2, 22), green: by(32, 39), yellow: by(33, 39), red: by(31, 39) }
}
