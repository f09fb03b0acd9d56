import type { EndingName } from './exit-codes.ts'

/** A failure of a command that is not an error of the SDK. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly ending: EndingName
  /** Advice on how to fix it, one item per line. */
  readonly advice: readonly string[]

  constructor(ending: EndingName, message: string, advice: readonly string[] = []) {
    super(message)
    this.ending = ending
    this.advice = advice
  }
}

/** Wraps a failure with advice; the exit code stays that of the failure. */
export class AdvisedError extends Error {
  override readonly name = 'AdvisedError'
  readonly advice: readonly string[]

  constructor(cause: unknown, advice: readonly string[]) {
    super('See its cause', { cause })
    this.advice = advice
  }
}
