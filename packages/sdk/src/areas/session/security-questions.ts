import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'

/** A security question of the list. */
export type SecurityQuestionId = components['schemas']['SecurityQuestionId']

/** Three questions with their answers. */
export type SecurityAnswers = components['schemas']['SecurityAnswers']

/** One's own security questions: the second step of a recovery (specification §2). */
export interface SecurityQuestions {
  /** Which questions are set; the answers are never told. */
  readonly show: Act<paths, '/securityQuestions', 'get'>
  /** Sets three questions; the password must have been said less than five minutes ago. */
  readonly update: Act<paths, '/securityQuestions', 'put'>
}

/** Builds the family. */
export function securityQuestions({ main }: Kernel): SecurityQuestions {
  return {
    show: main.act('securityQuestions.show', 'get', '/securityQuestions', 'nothing'),
    update: main.act('securityQuestions.update', 'put', '/securityQuestions', 'body'),
  }
}
