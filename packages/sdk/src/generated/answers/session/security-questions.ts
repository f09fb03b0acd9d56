// Generated from specs/session/security-questions.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/security-questions.yaml. */
export const part: ContractPart = {
  places: {
    "securityQuestions.show": {"service":"main","method":"get","path":"/securityQuestions"},
    "securityQuestions.update": {"service":"main","method":"put","path":"/securityQuestions"},
  },
  answers: {
    "securityQuestions.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["questions","setAt"],"properties":{"questions":{"type":"array","items":{"$ref":"#/$defs/SecurityQuestionId"}},"setAt":{"type":["string","null"],"format":"date-time"}}}}}}},"failures":[401]},
    "securityQuestions.update": {"successes":{"204":null},"failures":[401,403,422]},
  },
  definitions: {
    "SecurityQuestionId": {"type":"string","enum":["firstSchool","firstTeacher","childhoodStreet","childhoodFriend","childhoodHero","firstJob","firstJourney","firstConcert","favouriteBook","grandmotherTown"]},
  },
}
