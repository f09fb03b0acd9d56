import type { EndingName } from './exit-codes.ts'

/** Why a command ends otherwise than done, when the SDK has no failure of its own for it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly ending: EndingName
  /** What to do about it, a line each. */
  readonly advice: readonly string[]

  constructor(ending: EndingName, message: string, advice: readonly string[] = []) {
    super(message)
    this.ending = ending
    this.advice = advice
  }
}

/** A failure with what to do about it; it ends as the failure itself does. */
export class AdvisedError extends Error {
  override readonly name = 'AdvisedError'
  readonly advice: readonly string[]

  constructor(cause: unknown, advice: readonly string[]) {
    super('See its cause', { cause })
    this.advice = advice
  }
}
