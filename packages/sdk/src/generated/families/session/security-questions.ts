// Generated from specs/session/security-questions.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { SecurityQuestionsOperations as Operations } from '#generated/session/security-questions.ts'
import type { Operation } from '#http/operation.ts'

/** Security questions, the second step of a password recovery. */
export interface SecurityQuestions {
  /** List security questions of the caller. Answers are never returned. */
  readonly show: Operation<[], Operations['securityQuestions.show']['responses'][200]['content']['application/json']['data'], 'get'>
  /** Set security questions of the caller. Three different questions with three different answers. Requires a password confirmation within the last five minutes. Password recovery then also asks for them. */
  readonly update: Operation<[body: Operations['securityQuestions.update']['requestBody']['content']['application/json']], undefined, 'put'>
}

/** Builds `securityQuestions`: Security questions, the second step of a password recovery. */
export const securityQuestions: Build<SecurityQuestions> = /* @__PURE__ */ family('main', 'securityQuestions:/securityQuestions show=g update=u!')
