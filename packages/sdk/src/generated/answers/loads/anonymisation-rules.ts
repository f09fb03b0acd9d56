// Generated from specs/loads/anonymisation-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/anonymisation-rules.yaml. */
export const part: ContractPart = {
  places: {
    "anonymisationRules.index": {"service":"main","method":"get","path":"/anonymisation-rules"},
    "anonymisationRules.create": {"service":"main","method":"post","path":"/anonymisation-rules"},
    "anonymisationRules.show": {"service":"main","method":"get","path":"/anonymisation-rules/{id}"},
    "anonymisationRules.update": {"service":"main","method":"put","path":"/anonymisation-rules/{id}"},
    "anonymisationRules.patch": {"service":"main","method":"patch","path":"/anonymisation-rules/{id}"},
    "anonymisationRules.destroy": {"service":"main","method":"delete","path":"/anonymisation-rules/{id}"},
    "anonymisationRules.restore": {"service":"main","method":"post","path":"/anonymisation-rules/{id}/restore"},
  },
  answers: {
    "anonymisationRules.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AnonymisationRule"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "anonymisationRules.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnonymisationRule"}}},"failures":[401,403,422]},
    "anonymisationRules.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnonymisationRule"}}},"failures":[401,403,404,422]},
    "anonymisationRules.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnonymisationRule"}}},"failures":[401,403,404,409,422]},
    "anonymisationRules.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnonymisationRule"}}},"failures":[401,403,404,409,422]},
    "anonymisationRules.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "anonymisationRules.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAnonymisationRule"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "AnonymisationMethod": {"type":"string","enum":["erase","mask","generalise","token","keep"],"default":"erase"},
    "AnonymisationRule": {"type":"object","required":["id","name","active","templateId","retentionDays","since","nameMethod","identifierMethod","phoneMethod","emailMethod","addressMethod","dateMethod","textMethod","template","version","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"templateId":{"type":"string","format":"uuid"},"retentionDays":{"type":"integer","minimum":0,"maximum":36500},"since":{"type":"string","enum":["load","work"],"default":"load"},"nameMethod":{"$ref":"#/$defs/AnonymisationMethod"},"identifierMethod":{"$ref":"#/$defs/AnonymisationMethod"},"phoneMethod":{"$ref":"#/$defs/AnonymisationMethod"},"emailMethod":{"$ref":"#/$defs/AnonymisationMethod"},"addressMethod":{"$ref":"#/$defs/AnonymisationMethod"},"dateMethod":{"$ref":"#/$defs/AnonymisationMethod"},"textMethod":{"$ref":"#/$defs/AnonymisationMethod"},"template":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneAnonymisationRule": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnonymisationRule"}}},
  },
}
