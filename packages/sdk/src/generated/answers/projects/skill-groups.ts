// Generated from specs/projects/skill-groups.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/skill-groups.yaml. */
export const part: ContractPart = {
  places: {
    "skillGroups.index": {"service":"laia","method":"get","path":"/groupskill"},
  },
  answers: {
    "skillGroups.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SkillGroup"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "SkillGroup": {"type":"object","required":["id","name","skillCount"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"skillCount":{"type":"integer"}}},
  },
}
